import type { Content } from '../content/content.ts';
import { wordsOf } from '../word-vectors/text-words.ts';
import type { LearnableAnswer } from './number-answers.ts';

/** Every direct answer of content as its words, in order; once where its section is cut into several passages. */
export function learnableAnswers({ passages }: Content): LearnableAnswer[] {
  const sections = new Map(
    passages.map((passage) => [`${passage.documentId}\n${passage.section}`, passage] as const),
  );
  return [...sections.values()].flatMap(({ documentId, section, answers }) =>
    answers.map(({ text, wordings, stories }) => ({
      wordings: wordings.map(wordsOf),
      stories: stories.map(wordsOf),
      text: wordsOf(text),
      heading: wordsOf(section),
      document: documentId,
    })),
  );
}
