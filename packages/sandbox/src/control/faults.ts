import { z } from 'zod';

/** The stand-ins that can be told to fail. */
export const services = ['ai', 'mail', 'identity', 'payments'] as const;
export type Service = (typeof services)[number];

/** How a stand-in answers: all but `ok` and `slow` are failures. */
export const faultModes = ['ok', 'slow', 'hang', 'error', 'rate_limited', 'malformed', 'down'] as const;
export type FaultMode = (typeof faultModes)[number];

/** What `slow` waits where nothing was said. */
export const defaultDelayMs = 2000;
const longestDelayMs = 600_000;

export const faultSchema = z.strictObject({
  mode: z.enum(faultModes),
  /** What `slow` waits, in milliseconds. */
  delay_ms: z.int().min(0).max(longestDelayMs).optional(),
  /** In a stream, the fault strikes after this many written chunks instead of before the answer. */
  after_chunks: z.int().min(0).max(10_000).optional(),
});

/** A fault as the control API takes it; a part that is absent has its default. */
export type FaultRequest = z.input<typeof faultSchema>;

/** A fault in force. */
export type Fault = { mode: FaultMode; delay_ms: number; after_chunks: number | null };

export const noFault: Fault = { mode: 'ok', delay_ms: defaultDelayMs, after_chunks: null };
