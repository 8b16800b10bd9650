import { z } from 'zod';

// The gateway adds fields as it likes and leaves links out: only what is used is named, and unknown fields are ignored.

const amountSchema = z.object({ currencyCode: z.string(), value: z.number().int() });

const linkSchema = z.object({ href: z.string() });

const linksSchema = z.record(z.string(), z.unknown()).transform((links) => {
  const known: Record<string, string> = {};
  for (const [name, link] of Object.entries(links)) {
    const parsed = linkSchema.safeParse(link);
    if (parsed.success) known[name] = parsed.data.href;
  }
  return known;
});

const savedCardSchema = z.object({
  cardToken: z.string(),
  maskedPan: z.string(),
  expiry: z.string(),
  cardholderName: z.string().default(''),
  scheme: z.string().default(''),
});

const captureSchema = z.object({ state: z.string().optional(), _links: linksSchema.optional() });

/** Facts beside the outcome: one that is not as documented is left out, and must not hide a payment. */
const optional = <Schema extends z.ZodType>(schema: Schema) => schema.optional().catch(undefined);
const text = optional(z.string());

/** A payment of an answer, read from untrusted JSON: refused only where what decides about money is missing. */
export const gatewayPaymentSchema = z.object({
  reference: z.string(),
  state: z.string(),
  amount: amountSchema.optional(),
  orderReference: text,
  paymentMethod: optional(
    z.object({ name: text, pan: text, expiry: text, cardholderName: text, cardType: text }),
  ),
  savedCard: optional(savedCardSchema),
  authResponse: optional(
    z.object({
      success: optional(z.boolean()),
      resultCode: text,
      resultMessage: text,
      authorizationCode: text,
    }),
  ),
  _links: optional(linksSchema),
  _embedded: optional(z.object({ 'cnp:capture': optional(z.array(captureSchema)) })),
});

/** An order of an answer with its attempts, read the same way. */
export const gatewayOrderSchema = z.object({
  reference: z.string(),
  outletId: z.string().optional(),
  amount: amountSchema,
  merchantOrderReference: z.string().optional(),
  _links: optional(linksSchema),
  _embedded: z.object({ payment: z.array(gatewayPaymentSchema).default([]) }).optional(),
});

/** A payment of an order, as N-Genius describes it. Amounts are minor units. */
export type GatewayPayment = z.output<typeof gatewayPaymentSchema>;

/** An order, as N-Genius describes it; `_embedded.payment` holds its attempts. */
export type GatewayOrder = z.output<typeof gatewayOrderSchema>;

/** A card the gateway keeps for us. The token opens it for this merchant only; it never leaves the server. */
export type GatewaySavedCard = z.output<typeof savedCardSchema>;
