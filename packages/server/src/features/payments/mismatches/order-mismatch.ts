import { addMinutes } from '../../../clock.ts';
import type { Order } from '../../../storage/index.ts';
import { isPayable } from '../orders/order-status.ts';
import type { PaymentOutcome } from '../settlement/payment-outcome.ts';

/** What is wrong with an order, by what has to be done about it. */
type MismatchKind =
  /** The gateway has the money, and nothing was started for it. */
  | 'paid_not_activated'
  /** Both sides say different things of an order that has ended, or it does not fit its payment. */
  | 'state_differs'
  /** Nobody looks at it any more, although its time has come. */
  | 'stuck'
  /** Money that bought nothing was not given back yet. */
  | 'refund_due';

/** An order that an operator should know of. */
export type OrderMismatch = {
  readonly orderId: string;
  readonly kind: MismatchKind;
  /** Our state of it. */
  readonly status: string;
  /** What the gateway says of it, in a few words; null when it was not asked or has never heard of it. */
  readonly atGateway: string | null;
  readonly since: Date;
  /** What is wrong, in one line for the operator. */
  readonly about: string;
};

/** The gateway's account of an order: what follows from it, that it has none, or that it was not asked. */
export type Account = PaymentOutcome | { readonly kind: 'unknown' } | { readonly kind: 'unasked' };

type Wrong = Pick<OrderMismatch, 'kind' | 'about'> & { readonly since?: Date | null };

/** A look is never exactly on time, and its answer takes a while. */
const lateMinutes = 5;
/** A payment is acted upon within a minute of being made. */
const soonMinutes = 1;

/** Holds an order against the gateway's account of it; null when nothing is wrong. */
export const orderMismatch = (order: Order, account: Account, now: Date): OrderMismatch | null => {
  const wrong = wrongAtGateway(order, account, now) ?? wrongWithUs(order, now);
  if (!wrong) return null;
  const { kind, about, since } = wrong;
  const { id, status, createdAt } = order;
  return { orderId: id, kind, status, atGateway: inWords(account), since: since ?? createdAt, about };
};

const wrongAtGateway = (order: Order, account: Account, now: Date): Wrong | null => {
  if (account.kind === 'unasked') return null;
  const { status, paidAt, endedAt } = order;
  const isHeld = account.kind === 'paid';
  if (status === 'refunded') {
    const about = 'It counts as given back, but the gateway holds its money.';
    return isHeld ? { kind: 'refund_due', since: endedAt, about } : null;
  }
  if (status !== 'paid' && !isPayable(status)) return null;
  if (account.kind === 'mismatch') {
    return { kind: 'state_differs', about: `At the gateway its ${account.what} is another.` };
  }
  if (status === 'paid') {
    const about = 'It counts as paid, but the gateway holds no money for it.';
    return isHeld ? null : { kind: 'state_differs', since: paidAt, about };
  }
  if (isHeld && !isLookedAtSoon(order, now)) {
    const about = 'The gateway has its money, but nothing was started for it.';
    return { kind: 'paid_not_activated', about };
  }
  if (account.kind === 'unknown' && status === 'open') {
    return { kind: 'state_differs', about: 'The gateway does not know it.' };
  }
  return null;
};

const wrongWithUs = (order: Order, now: Date): Wrong | null => {
  const { status, createdAt, nextCheckAt, endedAt, paidAt, failure } = order;
  if (status === 'refund_due') {
    return { kind: 'refund_due', since: paidAt, about: `Its money has to go back (${failure}).` };
  }
  if (status === 'mismatch') {
    return { kind: 'state_differs', since: endedAt, about: `Its payment does not fit: another ${failure}.` };
  }
  if (status === 'paid' && order.userId !== null && order.subscriptionId === null) {
    return { kind: 'paid_not_activated', since: paidAt, about: 'It is paid, but started no plan.' };
  }
  const latest = addMinutes(now, -lateMinutes);
  if (status === 'creating' && createdAt < latest && (nextCheckAt === null || nextCheckAt < latest)) {
    return { kind: 'stuck', about: 'It is being created for too long: is the job reconcile running?' };
  }
  if (status === 'open' && nextCheckAt === null) {
    return { kind: 'stuck', about: 'It is open, but nobody will look at it again.' };
  }
  if (isPayable(status) && nextCheckAt !== null && nextCheckAt < latest) {
    return { kind: 'stuck', since: nextCheckAt, about: 'Its time has come: is the job reconcile running?' };
  }
  return null;
};

const isLookedAtSoon = ({ nextCheckAt }: Order, now: Date): boolean =>
  nextCheckAt !== null &&
  nextCheckAt <= addMinutes(now, soonMinutes) &&
  nextCheckAt >= addMinutes(now, -lateMinutes);

const inWords = (account: Account): string | null => {
  switch (account.kind) {
    case 'paid':
      return account.payment.state;
    case 'failed':
      return `failed (${account.failure})`;
    case 'pending':
      return account.state;
    case 'mismatch':
      return `another ${account.what}`;
    default:
      return null;
  }
};
