import { formatAmount, type SubscriptionOffer, toFils } from '@genie/contract/client';
import { termOf } from '../plan-term.ts';

const monthsOfQuarter = 3;

/**
 * What an offer of three months comes to by the month, and what it saves against its monthly neighbour; undefined for
 * other offers.
 */
export const noteOf = (
  offer: SubscriptionOffer,
  neighbours: readonly SubscriptionOffer[],
): string | undefined => {
  if (termOf(offer.subscription_type) !== 'for 3 months') return undefined;
  const fils = toFils(offer.amount);
  const aMonth = `${formatAmount(Math.round(fils / monthsOfQuarter))} a month`;
  const monthly = neighbours.find(({ subscription_type }) => termOf(subscription_type) === '/month');
  const saved = monthly === undefined ? 0 : toFils(monthly.amount) * monthsOfQuarter - fils;
  return saved > 0 ? `${aMonth}; saves ${formatAmount(saved)}` : aMonth;
};
