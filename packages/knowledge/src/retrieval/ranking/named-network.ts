import type { CategoryId } from '../../categories.ts';
import type { Outline } from '../../memory-index/passage-table.ts';
import type { Aspect } from '../understanding/understand-question.ts';
import type { AspectMatch } from './aspect-match.ts';

/** The networks that have a category of documents to themselves. */
export const networks = [
  { stem: 'visa', category: 6 },
  { stem: 'mastercard', category: 7 },
] as const;

/** Whether a category is that of one network. */
export const isOfNetwork = (category: CategoryId): boolean =>
  networks.some((each) => each.category === category);

/** What is left of the score of an article on one network when a question names only the other. */
const ofOtherNetwork = 0.7;
/** A name that stands in most passages of its network would fill all places with them, whatever else is asked. */
const weightOfName = 0.75;
const fewestBesideName = 2;
/** A document of no network speaks of each: so much its share of the question without the name counts. */
const besideName = 0.5;

/** How passages stand to the networks that a question names. */
type NamedNetwork = {
  /** How much an aspect counts of what it would. */
  weightOf(aspect: Aspect): number;
  /** To be asked for the share of the question, 0 to 1, that a passage holds. */
  shareIn(match: AspectMatch): (outline: Outline) => number;
  /** What is left of the score of a passage. */
  factorOf(outline: Outline): number;
};

/** The one network that a question names counts less than what is asked of it; several are there to be compared. */
export function networkNamed(sought: readonly Aspect[]): NamedNetwork {
  const named = networks.filter(({ stem }) => sought.some((aspect) => aspect.alternatives.includes(stem)));
  const [network] = named;
  if (network === undefined || named.length > 1)
    return {
      weightOf: () => 1,
      shareIn: (match) => {
        const shareOfAll = match.shareOf(sought);
        return ({ number }) => shareOfAll(number);
      },
      factorOf: () => 1,
    };
  const isName = ({ alternatives }: Aspect) => alternatives.includes(network.stem);
  const rest = sought.filter((aspect) => !isName(aspect));
  return {
    weightOf: (aspect) => (isName(aspect) && rest.length >= fewestBesideName ? weightOfName : 1),
    shareIn: (match) => {
      const shareOfAll = match.shareOf(sought);
      const shareOfRest = match.shareOf(rest);
      return (outline) =>
        isOfNetwork(outline.category)
          ? shareOfAll(outline.number)
          : (1 - besideName) * shareOfAll(outline.number) + besideName * shareOfRest(outline.number);
    },
    factorOf: (outline) =>
      outline.kind === 'document' && isOfNetwork(outline.category) && outline.category !== network.category
        ? ofOtherNetwork
        : 1,
  };
}

/** A row of one network comes behind the general one (1), unless the question names that network (-1). */
export function strangeness({ category }: Outline, asked: readonly Aspect[]): number {
  const network = networks.find((each) => each.category === category);
  if (!network) return 0;
  return asked.some((aspect) => aspect.alternatives.includes(network.stem)) ? -1 : 1;
}
