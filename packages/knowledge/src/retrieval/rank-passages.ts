import type { Engine } from './engine.ts';
import type { Scores } from './full-text-search.ts';
import type { Outline } from './passage-store.ts';
import { type Aspect, pairsOf, type UnderstoodQuestion } from './understand-question.ts';

/** A passage with its score and the share of the question (0 to 1, by weight) that it holds. */
export type Ranked = {
  readonly outline: Outline;
  readonly score: number;
  readonly share: number;
  readonly isExact: boolean;
};

const expansionWeight = 0.4;
const mostExpansions = 12;
const contextWeight = 0.8;
/** Rows and terms are short, which BM25 favours; articles explain more. */
const kindWeight = { document: 1, reference: 0.72, term: 0.45 } as const;
const mostRanked = 48;
const tooCommonShare = 0.12;

/** Ranks passages for a question; `context` is what earlier questions of the conversation add. */
export function rankPassages(
  engine: Engine,
  question: UnderstoodQuestion,
  context: readonly Aspect[],
): Ranked[] {
  const total: Scores = new Map();
  const add = (scores: Scores, weight: number) => {
    for (const [number, score] of scores) total.set(number, (total.get(number) ?? 0) + score * weight);
  };
  add(engine.search.find([...telling(engine, question.aspects), ...question.pairs]), 1);
  add(engine.search.find(usefulExpansions(engine, question)), expansionWeight);
  if (context.length > 0)
    add(engine.search.find([...telling(engine, context), ...pairsOf(context)]), contextWeight);
  const exact = exactRows(engine, question);
  for (const number of exact.keys()) total.set(number, total.get(number) ?? 0);
  const own = question.aspects.filter((aspect) => aspect.isEssential);
  const sought = [...own, ...context];
  const ranked = [...total]
    .sort(([, one], [, other]) => other - one)
    .slice(0, mostRanked)
    .map(([number, score]) => {
      const outline = engine.store.outline(number);
      const share = shareHeld(outline, sought);
      const fit = context.length > 0 ? 0.4 + 0.6 * shareHeld(outline, own) : 1;
      return {
        outline,
        score: score * fit * kindWeight[outline.kind] * (0.35 + 0.65 * share),
        share,
        isExact: exact.has(number),
      };
    });
  return withExactRowsFirst(ranked, exact, question);
}

/** Stems worth searching for: very common ones only when there is nothing rarer. */
function telling(engine: Engine, aspects: readonly Aspect[]): string[] {
  const stems = aspects
    .filter(({ kind, isEssential }) => isEssential || kind === 'joined')
    .flatMap((aspect) => aspect.alternatives);
  const all = stems.length > 0 ? stems : aspects.flatMap((aspect) => aspect.alternatives);
  const rare = all.filter(
    (stem) => engine.lexicon.frequency(stem) < engine.lexicon.passages * tooCommonShare,
  );
  return rare.length >= 2 ? rare : all;
}

/** Other forms that say something new and not something that is everywhere. */
function usefulExpansions(engine: Engine, question: UnderstoodQuestion): string[] {
  const own = new Set(question.aspects.flatMap((aspect) => aspect.alternatives));
  return question.expansions
    .filter((form) => form.some((stem) => !own.has(stem)))
    .filter(
      (form) => form.length > 1 || engine.lexicon.frequency(form[0] ?? '') < engine.lexicon.passages * 0.1,
    )
    .slice(0, mostExpansions)
    .map((form) => form.join(' '));
}

const mostRowsOfCode = 2;

/** The rows of the codes asked for, and the place of each code; a network's own row only when nothing else has it. */
function exactRows(engine: Engine, question: UnderstoodQuestion): Map<number, number> {
  const rows = new Map<number, number>();
  for (const [rank, { code }] of question.codes.entries()) {
    const all = engine.store.withCode(code);
    const general = all.filter((number) => strangeness(engine.store.outline(number), question) <= 0);
    for (const number of (general.length > 0 ? general : all).slice(0, mostRowsOfCode)) {
      if (!rows.has(number)) rows.set(number, rank);
    }
  }
  return rows;
}

/** The share of what is sought, by weight, that a passage holds in any of its forms. */
export function shareHeld(outline: Pick<Outline, 'tokens'>, sought: readonly Aspect[]): number {
  let held = 0;
  let all = 0;
  for (const aspect of sought) {
    all += aspect.weight;
    if (holds(outline.tokens, aspect)) held += aspect.weight;
  }
  return all === 0 ? 0 : held / all;
}

/** Whether tokens hold an aspect: one of its alternatives, or every stem of another form of its term. */
export function holds(tokens: ReadonlySet<string>, aspect: Aspect): boolean {
  return (
    aspect.alternatives.some((stem) => tokens.has(stem)) ||
    aspect.otherForms.some((form) => form.every((stem) => tokens.has(stem)))
  );
}

const fewWords = 3;
const rowStep = 0.06;
const networkStep = 0.03;
const networkCategories: readonly (readonly [stem: string, category: number])[] = [
  ['visa', 6],
  ['mastercard', 7],
];

/** A look-up of a code is answered by its row; a longer question that mentions one, by an article that fits. */
function withExactRowsFirst(
  ranked: Ranked[],
  exact: ReadonlyMap<number, number>,
  question: UnderstoodQuestion,
): Ranked[] {
  if (exact.size === 0) return sorted(ranked);
  const words = question.aspects.filter((aspect) => aspect.isEssential && aspect.kind === 'word').length;
  const best = Math.max(...ranked.map(({ score }) => score));
  const lift = words <= fewWords ? 1.3 : 0.9;
  return sorted(
    ranked.map((each) => {
      const rank = exact.get(each.outline.number);
      if (rank === undefined) return each;
      const step = rank * rowStep + strangeness(each.outline, question) * networkStep;
      return { ...each, score: each.score * 0.02 + best * (lift - step) };
    }),
  );
}

/** A row of one network comes behind the general one, unless the question names that network. */
function strangeness({ category }: Outline, question: UnderstoodQuestion): number {
  const network = networkCategories.find(([, its]) => its === category);
  if (!network) return 0;
  return question.aspects.some((aspect) => aspect.alternatives.includes(network[0])) ? -1 : 1;
}

function sorted(ranked: Ranked[]): Ranked[] {
  return ranked.sort((one, other) => other.score - one.score || one.outline.number - other.outline.number);
}
