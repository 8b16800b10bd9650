import { z } from 'zod';
import { planIdSchema, requestFlagSchema } from '../plans/schemas.ts';
import { paymentTexts } from './texts.ts';

const couponCodeSchema = z.string({ error: paymentTexts.couponMissing }).trim();

export const checkCouponRequestSchema = z.object({
  coupon_code: couponCodeSchema.min(1, paymentTexts.couponMissing),
  subscription_id: planIdSchema,
});

export const couponResponseSchema = z.object({
  detail: z.string().describe('Why the coupon cannot be used; empty when it can.'),
  coupons_type: z.enum(['flat', 'percent']).nullable(),
  coupon_amount: z.number().nullable().describe('AED for flat, percent for percent.'),
});

export const addSubscriptionRequestSchema = z.object({
  subscription_id: planIdSchema,
  coupon_code: couponCodeSchema.nullish(),
  is_accept: requestFlagSchema
    .nullish()
    .transform((flag) => flag ?? 0)
    .describe('1 saves the card for renewal.'),
});

export const addSubscriptionResponseSchema = z.object({
  outlet_id: z.string(),
  payment_page_url: z.string(),
  amount: z.number().describe('AED to be paid there.'),
});

/** An order of the caller, by the gateway's reference or ours. */
export const paymentStatusQuerySchema = z.object({
  outlet_id: z.string().max(128).optional(),
  orderReference: z.string().min(1).max(128),
});

export const paymentStatusResponseSchema = z.object({
  msg: z.string().describe('Empty while the payment is pending.'),
  status: z.enum(['paid', 'pending']),
  subscription_name: z.string().optional().describe('Once paid: the plan that was bought.'),
  end_date: z.iso.datetime().optional().describe('Once paid: when that plan ends.'),
});

/** What the gateway posts: JSON, or text when it is encrypted. Only a hint: the gateway is asked what is true. */
export const paymentWebhookRequestSchema = z.unknown();

export const paymentWebhookHeadersSchema = z.looseObject({
  'X-Genie-Webhook': z
    .string()
    .optional()
    .describe(
      'The secret of the gateway, in the header that PAYMENT_WEBHOOK_HEADER names: this one unless it is set.',
    ),
});

export type AddSubscriptionRequest = z.infer<typeof addSubscriptionRequestSchema>;
export type AddSubscriptionResponse = z.infer<typeof addSubscriptionResponseSchema>;
export type CheckCouponRequest = z.infer<typeof checkCouponRequestSchema>;
export type CouponResponse = z.infer<typeof couponResponseSchema>;
export type PaymentStatusResponse = z.infer<typeof paymentStatusResponseSchema>;
