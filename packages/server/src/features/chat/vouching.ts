import { addSeconds } from '../../clock.ts';
import type { Context } from '../../context.ts';

const graceSeconds = 60;
/** Time for the writer to notice that it is asked to stop, and to store what it has. */
const stopSeconds = 20;

/** Until when the process that begins an answer now vouches for it: past that it must have died. */
export const vouchedUntil = ({ clock, config }: Pick<Context, 'clock' | 'config'>): Date =>
  addSeconds(clock.now(), config.ai.answerSeconds + graceSeconds);

/** Until when an answer that is asked to stop may still be on its way. Another time than the writer set asks it to. */
export const stopUntil = ({ clock }: Pick<Context, 'clock'>): Date => addSeconds(clock.now(), stopSeconds);
