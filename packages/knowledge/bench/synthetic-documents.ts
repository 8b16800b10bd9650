import { categories } from '../src/categories.ts';
import type { Content } from '../src/content/content.ts';
import { plainText } from '../src/content/plain-text.ts';
import { seededRandom } from '../src/seeded-random.ts';

/** A document as somebody might import it. */
type SyntheticDocument = { readonly id: string; readonly source: string };

export const sectionsOfDocument = 5;
const wordsOfSection = 120;
const wordsOfSentence = 14;
/** How many words of a document are those of its topics; the others come from anywhere. */
const shareOfTopics = 0.6;

/**
 * Makes documents out of the vocabulary of real ones, as common as it is there. Each has the words of two real articles and
 * of the field, so that words come together as they do in practice. The same seed makes the same documents.
 */
export function* syntheticDocuments(content: Content, count: number, seed = 7): Generator<SyntheticDocument> {
  const random = seededRandom(seed);
  const articles = content.documents
    .filter(({ kind }) => kind === 'document')
    .map(({ title, markdown }) => ({ title, words: wordsOf(markdown) }));
  const everywhere = content.passages.flatMap(({ markdown }) => wordsOf(markdown));
  const pick = <Item>(list: readonly Item[]): Item => list[Math.floor(random() * list.length)] as Item;
  for (let number = 0; number < count; number += 1) {
    const topics = [pick(articles), pick(articles)];
    const word = () => (random() < shareOfTopics ? pick(pick(topics).words) : pick(everywhere));
    const words = (length: number) => Array.from({ length }, word).join(' ');
    const section = () =>
      Array.from(
        { length: Math.ceil(wordsOfSection / wordsOfSentence) },
        () => `${words(wordsOfSentence)}.`,
      ).join(' ');
    const category = pick(categories).slug;
    const title = `${words(2)} ${topics[0]?.title} ${number}`.replaceAll(/["\\:#]/g, '');
    const body = [
      section(),
      ...Array.from({ length: sectionsOfDocument - 1 }, () => `## ${words(4)}\n\n${section()}`),
    ];
    yield {
      id: `${category}/synthetic-${number}`,
      source: [
        '---',
        `title: "${title}"`,
        `category: ${category}`,
        `summary: "${words(12).replaceAll(/["\\]/g, '')}"`,
        `questions: ["${words(6).replaceAll(/["\\]/g, '')}"]`,
        'reviewed: 2026-01-01',
        '---',
        body.join('\n\n'),
      ].join('\n'),
    };
  }
}

function wordsOf(markdown: string): string[] {
  return plainText(markdown).match(/[\p{L}\p{N}][\p{L}\p{N}.-]*[\p{L}\p{N}]|[\p{L}\p{N}]/gu) ?? [];
}
