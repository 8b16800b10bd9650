import { analyse, boundary, type Token } from '../analysis/analyse.ts';
import type { IndexedPassage } from '../content/content.ts';
import { assignQuestions } from './assign-questions.ts';
import type { Column } from './index-schema.ts';

export type AnalysedColumns = Readonly<Record<Column, readonly Token[]>>;

/**
 * The words of the passages of one document by column. Sections of an article share the very same arrays of title, aliases
 * and questions. A table's title stands in every row of it, so of a row its own name counts as its title.
 */
export function analysePassages(passages: readonly IndexedPassage[]): AnalysedColumns[] {
  const first = passages[0];
  if (first?.kind !== 'document') {
    return passages.map((passage) => ({
      title: analyse(passage.section),
      aliases: analyse(passage.aliases.join(' ; ')),
      questions: [],
      heading: [],
      asked: [],
      codes: codeTokens(passage),
      body: bodyOf(passage),
    }));
  }
  const title = analyse(first.title);
  const aliases = analyse(first.aliases.join(' ; '));
  const asked = first.questions.map((question) => analyse(question));
  // What every heading repeats of the title does not tell one section from another.
  const said = new Set(title.map((token) => token.text));
  const sections = passages.map((passage) => ({
    heading: analyse(passage.section).filter((token) => token.kind === 'code' || !said.has(token.text)),
    body: bodyOf(passage),
  }));
  const assigned = assignQuestions(title, sections, asked);
  const questions = asked.flat();
  return passages.map((passage, index) => ({
    title,
    aliases,
    questions,
    heading: sections[index]?.heading ?? [],
    asked: [...(assigned[index] ?? []), ...passage.asked.map((question) => analyse(question))].flatMap(
      (question) => [...question, boundary],
    ),
    codes: codeTokens(passage),
    body: sections[index]?.body ?? [],
  }));
}

function codeTokens({ codes }: IndexedPassage): Token[] {
  return codes.map((code) => ({ text: code, kind: 'code', surface: code, isWeak: false }));
}

function bodyOf({ markdown, searchText }: IndexedPassage): readonly Token[] {
  return analyse(`${markdown}\n${searchText}`);
}
