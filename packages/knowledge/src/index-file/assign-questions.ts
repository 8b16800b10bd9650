import type { Token } from '../analysis/analyse.ts';

type Section = { readonly heading: readonly Token[]; readonly body: readonly Token[] };

/**
 * Gives each question of an article to the section that answers it: the one whose heading and text hold most of
 * what the title does not say already; the first when none stands out. The result has the questions by section.
 */
export function assignQuestions(
  title: readonly Token[],
  sections: readonly Section[],
  questions: readonly (readonly Token[])[],
): (readonly Token[])[][] {
  const said = new Set(title.flatMap((token) => (token.kind === 'code' ? [] : [token.text])));
  const places = sections.map(({ heading, body }) => ({
    heading: new Set(heading.map((token) => token.text)),
    body: new Set(body.map((token) => token.text)),
  }));
  const spread = (stem: string) => places.filter(({ body }) => body.has(stem)).length;
  const assigned: (readonly Token[])[][] = sections.map(() => []);
  for (const question of questions) {
    const telling = question.filter((token) => !said.has(token.text));
    let best = 0;
    let highest = 0;
    for (const [index, { heading, body }] of places.entries()) {
      const score = telling.reduce(
        (sum, { text }) =>
          sum + (heading.has(text) ? 2 : 0) + (body.has(text) ? 1 / Math.max(1, spread(text)) : 0),
        0,
      );
      if (score > highest) [best, highest] = [index, score];
    }
    assigned[best]?.push(question);
  }
  return assigned;
}
