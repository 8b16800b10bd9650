import { z } from 'zod';
import { paymentTexts } from '../payments/texts.ts';

/** 1 for yes, 0 for no, as the documented client reads it. */
export const flagSchema = z.union([z.literal(0), z.literal(1)]);

/** A flag of a request, also as a form writes it. */
export const requestFlagSchema = z.union([
  flagSchema,
  z.literal('0').transform(() => 0 as const),
  z.literal('1').transform(() => 1 as const),
]);

/** What the database's integers reach. */
const mostPlanId = 2_147_483_647;
const { planIdInvalid } = paymentTexts;

const planIdNumber = z.int(planIdInvalid).min(1, planIdInvalid).max(mostPlanId, planIdInvalid);

/** A plan_id: a whole number, also in decimal digits. */
export const planIdSchema = z
  .union(
    [
      planIdNumber,
      z
        .string()
        .regex(/^[1-9]\d{0,9}$/)
        .transform(Number),
    ],
    { error: planIdInvalid },
  )
  .pipe(planIdNumber);

const subscriptionOfferSchema = z.object({
  plan_id: z.number().int(),
  subscription_name: z.enum(['Free Plan', 'Interview Plan', 'Pro Plan', 'Enterprise Plan']),
  subscription_type: z.string(),
  amount: z.number().describe('AED.'),
  is_sequence: z.number().int(),
  period: z
    .number()
    .int()
    .nullable()
    .optional()
    .describe('How many of period_unit it lasts; null by contract.'),
  period_unit: z.enum(['day', 'month']).nullable().optional(),
  per_day: z.number().int().nullable().optional().describe('Questions a day; null when unlimited.'),
  total: z
    .number()
    .int()
    .nullable()
    .optional()
    .describe('Questions of the whole plan; null without such a limit.'),
  categories: z.array(z.number().int()).nullable().optional().describe('Topics it answers; null for all.'),
});

export const subscriptionOffersSchema = z.object({ subscriptions: z.array(subscriptionOfferSchema) });

/** The caller's latest subscription. */
export const subscriptionSchema = z.object({
  id: z.string(),
  end_date: z.iso.datetime(),
  is_subscription: flagSchema.describe('1 while a paid plan has neither ended nor been cancelled.'),
  is_sequence: z.number().int(),
  card_expiry: z.string().nullable(),
  card_method: z.string().nullable(),
  card_pan: z.string().nullable().describe('Masked, first six and last four.'),
  card_type: z.string().nullable(),
  subscription_name: z.string(),
  subscription_type: z.string(),
  cardholder_name: z.string().nullable(),
  renews: z.boolean().describe('Whether the saved card is charged before the end.'),
  renewal_tried_until: z.iso
    .datetime()
    .nullable()
    .describe(
      'While a renewal that was not charged is tried again: until when that goes on, and access with it, past end_date. Else null.',
    ),
});

/** What the caller may still ask; nothing today without a plan. */
export const limitsSchema = z.object({
  left_today: z.number().int().nullable().describe('Questions left today; null when unlimited.'),
  per_day: z.number().int().nullable(),
  left_total: z.number().int().nullable().describe('Questions left in the plan; null without such a limit.'),
  resets_at: z.iso.datetime().describe('When the next day of the limit begins.'),
});

/** The documented client cancels with 0, and nothing else can be asked for. */
export const cancelRequestSchema = z.object({
  is_subscription: z.union([z.literal(0), z.literal('0').transform(() => 0 as const)]),
});

/** One entry a purchase or renewal, newest first: trials, granted plans and what was given back make none. */
export const subscriptionHistorySchema = z.object({
  history: z.array(
    z.object({
      subscription_amount: z.number().describe('AED.'),
      start_date: z.iso.datetime(),
      end_date: z.iso.datetime(),
      subscription_name: z.string(),
      subscription_type: z.string(),
    }),
  ),
});

export type SubscriptionHistory = z.infer<typeof subscriptionHistorySchema>;
export type Limits = z.infer<typeof limitsSchema>;
export type Subscription = z.infer<typeof subscriptionSchema>;
export type SubscriptionOffer = z.infer<typeof subscriptionOfferSchema>;
