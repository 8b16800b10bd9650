import { formatAmount, type SubscriptionOffer, toFils } from '@genie/contract/client';
import { monthsOf } from '../plan-facts.ts';

/**
 * What an offer of several months comes to by the month, and what it saves against its monthly neighbour; undefined for
 * other offers.
 */
export const noteOf = (
  offer: SubscriptionOffer,
  neighbours: readonly SubscriptionOffer[],
): string | undefined => {
  const months = monthsOf(offer) ?? 1;
  if (months === 1) return undefined;
  const fils = toFils(offer.amount);
  const aMonth = `${formatAmount(Math.round(fils / months))} a month`;
  const monthly = neighbours.find((neighbour) => monthsOf(neighbour) === 1);
  const saved = monthly === undefined ? 0 : toFils(monthly.amount) * months - fils;
  return saved > 0 ? `${aMonth}; saves ${formatAmount(saved)}` : aMonth;
};
