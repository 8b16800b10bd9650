import type { Order } from '../../../storage/index.ts';

/** Whether an order is a charge of a saved card, with nobody at a screen: it has no page. */
export const isWithoutPayer = ({ kind, paymentPageUrl }: Order): boolean =>
  kind === 'renewal' && paymentPageUrl === null;

const subscriptionCharacters = 24;

/**
 * The reference of an attempt to renew a plan. It is made of what is charged alone, so that two processes, or one that
 * died and its successor, cannot both make the same attempt.
 */
export const renewalReference = (subscriptionId: string, attempt: number): string =>
  `renewal-${subscriptionId.replaceAll('-', '').slice(0, subscriptionCharacters)}-${attempt}`;

const pageEnding = '-page';

/** The reference of the order that asks the payer to do what the charge of an attempt could not. */
export const payerReference = (attempt: Order): string => `${attempt.id}${pageEnding}`;

/** Whether an order is an attempt to renew a plan, and no page on which its payer is asked to. */
export const isAttempt = ({ id, kind }: Order): boolean => kind === 'renewal' && !id.endsWith(pageEnding);
