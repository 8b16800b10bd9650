import { setTimeout as wait } from 'node:timers/promises';
import type { Fault } from './faults.ts';

const lifting = new WeakMap<Fault, AbortController>();

const liftingOf = (fault: Fault): AbortController => {
  const controller = lifting.get(fault) ?? new AbortController();
  lifting.set(fault, controller);
  return controller;
};

/** Ends what waits because of a fault that is no longer in force. */
export const lift = (fault: Fault): void => liftingOf(fault).abort();

/**
 * Waits as a slow service does: for its delay, or until the fault is lifted.
 *
 * @throws what `signal` is aborted with: who asked is gone
 */
export const waitSlowly = async (fault: Fault, signal: AbortSignal): Promise<void> => {
  const lifted = liftingOf(fault).signal;
  await wait(fault.delay_ms, undefined, { signal: AbortSignal.any([signal, lifted]) }).catch(
    (error: unknown) => {
      if (signal.aborted) throw error;
    },
  );
};
