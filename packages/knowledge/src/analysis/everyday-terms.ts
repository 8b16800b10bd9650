import { acceptanceTerms } from './everyday-terms/acceptance.ts';
import { amountsAndOrderTerms } from './everyday-terms/amounts-and-order.ts';
import { cardDataAndFraudTerms } from './everyday-terms/card-data-and-fraud.ts';
import { clearingAndDisputesTerms } from './everyday-terms/clearing-and-disputes.ts';
import { issuingTerms } from './everyday-terms/issuing.ts';
import { keysAndPinsTerms } from './everyday-terms/keys-and-pins.ts';
import { messagesAndSystemsTerms } from './everyday-terms/messages-and-systems.ts';

/**
 * How people outside a back office call things, and the words that documents have for them; a slash parts several.
 * The left side are words in a row as they are typed, without regard to their endings.
 */
const everyday = [
  cardDataAndFraudTerms,
  keysAndPinsTerms,
  clearingAndDisputesTerms,
  issuingTerms,
  acceptanceTerms,
  messagesAndSystemsTerms,
  amountsAndOrderTerms,
];

/** Pairs of what is typed and what the documents say, each as words. */
export const everydayTerms: readonly (readonly [typed: string, terms: readonly string[]])[] = everyday
  .flatMap((part) => part.trim().split('\n'))
  .map((line) => {
    const [typed = '', terms = ''] = line.split('=').map((side) => side.trim());
    return [typed, terms.split('/').map((term) => term.trim())];
  });
