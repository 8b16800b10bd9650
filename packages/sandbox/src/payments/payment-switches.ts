import { z } from 'zod';
import { faultSchema } from '../control/faults.ts';

const longestDelayMs = 600_000;

const plainModes = [
  'real',
  'retrying',
  'duplicate',
  'out-of-order',
  'drop',
  'bad-header',
  'encrypted',
] as const;
/** The modes that a page offers to choose; of `delay:N` one length. */
export const webhookModes = [...plainModes, 'delay:5000'] as const;

/** How webhooks go out; `delay:N` waits N milliseconds before each. */
export type WebhookMode = (typeof plainModes)[number] | `delay:${number}`;

const delaySchema = z.custom<`delay:${number}`>(
  (mode) =>
    typeof mode === 'string' && /^delay:\d{1,6}$/.test(mode) && Number(mode.slice(6)) <= longestDelayMs,
);
const modeSchema = z.union([z.enum(plainModes), delaySchema], {
  error: `Choose ${plainModes.join(', ')} or delay:N with N in milliseconds, at most ${longestDelayMs}`,
});

const switchesSchema = z.object({
  webhooks: modeSchema.optional(),
  timeout_outcome: z.enum(['PURCHASED', 'FAILED']).optional(),
});

/** What `PUT /control/payments` takes: a fault of the API, switches, or both. */
export const paymentControlSchema = z
  .strictObject({ ...faultSchema.partial().shape, ...switchesSchema.shape })
  .refine((asked) => Object.keys(asked).length > 0, 'Say what to change: mode, webhooks or timeout_outcome.')
  .refine(
    ({ mode, delay_ms, after_chunks }) =>
      mode !== undefined || (delay_ms === undefined && after_chunks === undefined),
    'A delay belongs to a mode.',
  );

export type SwitchesRequest = z.input<typeof switchesSchema>;

/** What a tester has set about payments, beside faults of the API. */
export class PaymentSwitches {
  webhooks: WebhookMode = 'real';
  /** How a payment ends whose connection was held past the client's limit. */
  timeoutOutcome: 'PURCHASED' | 'FAILED' = 'PURCHASED';

  /** @throws ZodError when there is no such mode */
  set(request: SwitchesRequest): void {
    const { webhooks, timeout_outcome } = switchesSchema.parse(request);
    this.webhooks = webhooks ?? this.webhooks;
    this.timeoutOutcome = timeout_outcome ?? this.timeoutOutcome;
  }

  reset(): void {
    this.webhooks = 'real';
    this.timeoutOutcome = 'PURCHASED';
  }

  shown() {
    return { webhooks: this.webhooks, timeout_outcome: this.timeoutOutcome };
  }
}

/** The wait of a mode `delay:N`, in milliseconds; null for the others. */
export function delayOf(mode: WebhookMode): number | null {
  return mode.startsWith('delay:') ? Number(mode.slice('delay:'.length)) : null;
}
