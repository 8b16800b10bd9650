import { z } from 'zod';
import { GatewayError } from '../gateway-error.ts';

const largestAmount = 9_999_999_999;
const mostAttempts = 5;

const truth = z
  .union([z.boolean(), z.enum(['true', 'false'])])
  .transform((value) => String(value) === 'true');
const webAddress = z.url({ protocol: /^https?$/ });
const shortText = z.string().max(255);

const amountSchema = z.object({
  currencyCode: z.literal('AED', 'currencyCode must be AED for this outlet'),
  value: z.int('value must be an integer of minor units').min(1, 'value must be above 0').max(largestAmount),
});

const addressSchema = z.object({
  firstName: shortText.optional(),
  lastName: shortText.optional(),
  address1: shortText.optional(),
  address2: shortText.optional(),
  city: shortText.optional(),
  stateCode: shortText.optional(),
  postalCode: shortText.optional(),
  countryCode: shortText.optional(),
});

const orderSchema = z.object({
  action: z.enum(['PURCHASE', 'SALE', 'AUTH']),
  amount: amountSchema,
  emailAddress: z.email(),
  language: z.enum(['en', 'ar', 'fr']).default('en'),
  type: z.enum(['SINGLE', 'RECURRING', 'UNSCHEDULED', 'INSTALLMENT']).default('SINGLE'),
  channel: shortText.optional(),
  merchantOrderReference: z
    .string()
    .regex(/^[A-Za-z0-9-]{1,64}$/, 'letters, digits and hyphens only')
    .optional(),
  merchantAttributes: z
    .object({
      redirectUrl: webAddress.optional(),
      cancelUrl: webAddress.optional(),
      cancelText: shortText.optional(),
      skipConfirmationPage: truth.optional(),
      skip3DS: truth.optional(),
      paymentAttempts: z.coerce.number().int().min(1).max(mostAttempts).optional(),
      maskPaymentInfo: truth.optional(),
    })
    .default({}),
  merchantDefinedData: z.record(z.string(), z.string()).optional(),
  billingAddress: addressSchema.optional(),
  shippingAddress: addressSchema.optional(),
  phoneNumber: z.object({ countryCode: shortText, subscriber: shortText }).optional(),
  savedCard: z
    .object({
      cardToken: z.string().min(1),
      cardholderName: shortText,
      expiry: z.string().regex(/^\d{4}-(0[1-9]|1[0-2])$/),
      maskedPan: shortText.optional(),
      scheme: shortText.optional(),
      recaptureCsc: truth.optional(),
    })
    .optional(),
});

/** An order as a merchant asks for it. Amounts are minor units; fields the gateway does not know are left out. */
export type OrderRequest = z.output<typeof orderSchema>;

export type Amount = z.output<typeof amountSchema>;

const savedCardChargeSchema = z.object({
  cardToken: z.string().min(1),
  cardholderName: shortText.min(1),
  expiry: z.string().regex(/^\d{4}-(0[1-9]|1[0-2])$/, 'expiry is written YYYY-MM'),
  cvv: z
    .string()
    .regex(/^\d{3,4}$/)
    .optional(),
});

export type SavedCardCharge = z.output<typeof savedCardChargeSchema>;

/** @throws GatewayError 400 or 422 naming every field that is wrong */
export const readOrderRequest = (body: unknown): OrderRequest => read(orderSchema, body);

/** @throws GatewayError 400 or 422 */
export const readSavedCardCharge = (body: unknown): SavedCardCharge => read(savedCardChargeSchema, body);

/** @throws GatewayError 400 or 422 */
export const readAmount = (body: unknown): Amount => read(z.object({ amount: amountSchema }), body).amount;

function read<Schema extends z.ZodType>(schema: Schema, body: unknown): z.output<Schema> {
  if (typeof body !== 'object' || body === null || Array.isArray(body)) {
    throw new GatewayError(400, { message: 'The body must be a JSON object', errorCode: 'invalidBody' });
  }
  const parsed = schema.safeParse(body);
  if (parsed.success) return parsed.data;
  throw new GatewayError(
    422,
    ...parsed.error.issues.map(({ path, message }) => ({
      message: `${path.join('.')}: ${message}`,
      errorCode: `invalid${capitalised(String(path.at(-1) ?? 'Body'))}`,
      location: path.join('.'),
    })),
  );
}

function capitalised(word: string): string {
  return word.charAt(0).toUpperCase() + word.slice(1);
}
