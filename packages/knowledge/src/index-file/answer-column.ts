import { analyse } from '../analysis/analyse.ts';
import { questionWords } from '../analysis/stop-words.ts';
import { type Want, wantOf } from '../analysis/wants.ts';
import type { IndexedPassage } from '../content/content.ts';

/** One wording of a question that is answered at once: its stems and what it wants. */
export type Wording = { readonly stems: readonly string[]; readonly want?: Want | undefined };

/** The direct answers of a passage with the wordings they answer, and the stems of what all of it is about. */
export type StoredAnswers = {
  readonly about: readonly string[];
  readonly answers: readonly { readonly text: string; readonly wordings: readonly Wording[] }[];
};

/** The direct answers of a passage as its row keeps them; empty when it has none. */
export function encodeAnswers({ title, section, answers }: IndexedPassage): string {
  if (answers.length === 0) return '';
  const stored: StoredAnswers = {
    about: tellingStems(`${title} ; ${section}`),
    answers: answers.map(({ text, asked }) => ({
      text,
      wordings: asked.map((wording) => ({ stems: tellingStems(wording), want: wantOf(wording) })),
    })),
  };
  return JSON.stringify(stored);
}

export function decodeAnswers(column: string): StoredAnswers | undefined {
  return column === '' ? undefined : (JSON.parse(column) as StoredAnswers);
}

/** The stems of a text that name something, each once. */
function tellingStems(text: string): string[] {
  const tokens = analyse(text).filter(
    ({ kind, surface, isWeak }) =>
      kind !== 'joined' && !(kind === 'number' && isWeak) && !questionWords.has(surface),
  );
  return [...new Set(tokens.map((token) => token.text))];
}
