import type { CategoryId } from '../categories.ts';
import type { Outline } from '../memory-index/passage-table.ts';
import { namesMajorNetwork } from '../screening/major-networks.ts';
import { promptWords } from '../screening/prompt-words.ts';
import type { Engine } from './engine.ts';
import { isOfNetwork, networks } from './ranking/named-network.ts';
import type { Aspect, UnderstoodQuestion } from './understanding/understand-question.ts';

/** Parts of a message and the codes in them, as far as they are the same on every network. */
const ofMessages =
  /\b(?:(?:data )?(?:fields?|elements?)|bitmaps?|DEs?|mtis?|message types?|(?:processing|response|decline|action|reason) codes?)\b/i;
const codesOfMessages = /^(?:de|mti|rc|pc|pem|pcc|nmc)\d/;
const transactionSwitch: CategoryId = 4;

/**
 * The category that a question belongs to: that of the article that suggests it, in its words, or else of its best passage. Where that is of one network and the question names none, nor
 * anything of its own (a code, a term), the network's article is only an example: a question on messages and their codes
 * then belongs to the transaction switch, any other to its best passage of no network.
 *
 * @param context what the question takes from the conversation
 * @param passages what was found, best first; what only answers it, perhaps another question, does not decide
 */
export function categoryOfQuestion(
  engine: Engine,
  question: string,
  { aspects, codes }: UnderstoodQuestion,
  context: readonly Aspect[],
  passages: readonly Outline[],
): CategoryId | undefined {
  const suggesting = passages.find(({ documentId }) => suggests(engine, documentId, question));
  if (suggesting) return suggesting.category;
  const { category: best, kind } = passages[0] ?? {};
  if (best === undefined || !isOfNetwork(best)) return best;
  const asked = codes.filter(({ code, isWeak }) => !isWeak || code.includes('.')).map(({ code }) => code);
  if (
    kind !== 'document' ||
    namesMajorNetwork(promptWords(question)) ||
    [...aspects, ...context].some(isNameOfNetwork) ||
    asked.some((code) => isOnlyOfNetwork(engine, code)) ||
    passages.some(({ kind, category }) => kind === 'term' && isOfNetwork(category))
  )
    return best;
  if (ofMessages.test(question) || asked.some((code) => codesOfMessages.test(code))) return transactionSwitch;
  return passages.find(({ category }) => !isOfNetwork(category))?.category ?? best;
}

/** Whoever follows a suggestion stays within the topics that it was made from. */
const suggests = ({ store }: Engine, documentId: string, question: string): boolean =>
  store.documentOutline(documentId)?.questions.includes(question) ?? false;

const isNameOfNetwork = ({ alternatives }: Aspect): boolean =>
  networks.some(({ stem }) => alternatives.includes(stem));

/** Whether all rows of a code are of one network: a subelement of DE 48, a dispute condition. */
function isOnlyOfNetwork({ store }: Engine, code: string): boolean {
  const rows = store.withCode(code).map((number) => store.outline(number));
  return rows.length > 0 && rows.every(({ category }) => isOfNetwork(category));
}
