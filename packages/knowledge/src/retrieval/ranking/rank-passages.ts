import { aimsOfQuestion, type SectionAim } from '../../analysis/aims.ts';
import { BestNumbers } from '../../memory-index/best-numbers.ts';
import { type Neighbours, neighboursIn } from '../../memory-index/neighbours.ts';
import { classes, type Outline } from '../../memory-index/passage-table.ts';
import type { Scores } from '../../memory-index/term-index.ts';
import type { Engine } from '../engine.ts';
import { type Aspect, pairsOf, type UnderstoodQuestion } from '../understanding/understand-question.ts';
import { aimFactor } from './aim-factor.ts';
import { AspectMatch } from './aspect-match.ts';
import { networkNamed, strangeness } from './named-network.ts';
import { addWholeDocuments } from './whole-documents.ts';

/** A passage with its score and the share of the question (0 to 1, by weight) that it holds. */
export type Ranked = {
  readonly outline: Outline;
  readonly score: number;
  readonly share: number;
  readonly isExact: boolean;
};

/** Passages, best first, and which of them hold what. */
export type Ranking = { readonly ranked: readonly Ranked[]; readonly match: AspectMatch };

const expansionWeight = 0.3;
const translationWeight = 1;
const hintWeight = 0.4;
const mostExpansions = 12;
const contextWeight = 0.8;
/** Rows and terms are short, which BM25 favours; articles explain more. */
const kindWeight = { document: 1, reference: 0.85, term: 0.5 } as const;
const mostRanked = 48;
/** Passages with less than this of the best score so far stay behind whatever else speaks for them. */
const leastShare = 0.3;
/** Neighbours of the question that are neighbours in the passage too, in that order or in the other. */
const weightOfNeighbours: Readonly<Record<Neighbours, number>> = { 'in order': 0.56, turned: 0.2, apart: 0 };
/** What is left of the score of a passage that holds hardly anything of the question. */
const leastOfShare = 0.15;

/**
 * Ranks passages for a question. `context` is what it takes from earlier questions of the conversation as if it said
 * so itself, `hint` what they were about otherwise: that only decides between passages that fit alike.
 */
export function rankPassages(
  engine: Engine,
  asked: string,
  question: UnderstoodQuestion,
  context: readonly Aspect[],
  hint: readonly Aspect[] = [],
): Ranking {
  const { index, store } = engine;
  const total = index.noScores();
  const own = question.aspects.filter((aspect) => aspect.isEssential);
  const sought = [...own, ...context];
  const network = networkNamed(sought);
  for (const aspect of telling(question.aspects))
    index.add(total, aspect.alternatives, aspect.weight * network.weightOf(aspect));
  for (const { alternatives, weight } of telling(context))
    index.add(total, alternatives, weight * contextWeight);
  for (const { alternatives, weight } of telling(hint)) index.add(total, alternatives, weight * hintWeight);
  addForms(engine, question, question.expansions, expansionWeight, total);
  const before = context.flatMap(({ otherForms }) => otherForms);
  addForms(engine, question, before, expansionWeight, total);
  addForms(engine, question, question.translations, translationWeight, total);
  addWholeDocuments(engine, telling([...question.aspects, ...context, ...hint]), total);
  const exact = exactRows(engine, question, context);
  const aims = aimsOfQuestion(asked);
  const candidates = bestOf(engine, total, aims, exact);
  const impacts = index.impactsIn(candidates.map(([number]) => number));
  const match = new AspectMatch(index, impacts);
  const pairs = [...question.pairs, ...pairsOf(context)].flatMap((pair) => {
    const stems = pair.split(' ');
    const [first, second] = index.numbersOf(stems);
    if (first === undefined || second === undefined) return [];
    const weight = stems.reduce((sum, stem) => sum + engine.lexicon.weight(stem), 0);
    return { first, second, ofFirst: impacts.of(first), ofSecond: impacts.of(second), weight };
  });
  const shareOfOwn = context.length > 0 ? match.shareOf(own) : undefined;
  const shareOfAll = network.shareIn(match);
  const ranked = candidates.map(([number, score]) => {
    const outline = store.outline(number);
    const share = shareOfAll(outline);
    const fit = shareOfOwn ? 0.4 + 0.6 * shareOfOwn(number) : 1;
    const place = impacts.placeOf(number);
    let sequence: Uint32Array | undefined;
    let bonus = 0;
    for (const { first, second, ofFirst, ofSecond, weight } of pairs)
      if ((ofFirst[place] ?? 0) > 0 && (ofSecond[place] ?? 0) > 0) {
        sequence ??= index.sequenceOf(number);
        bonus += weight * weightOfNeighbours[neighboursIn(sequence, first, second)];
      }
    const factor = kindWeight[outline.kind] * aimFactor(outline, aims);
    return {
      outline,
      score:
        (score + bonus * factor) *
        fit *
        network.factorOf(outline) *
        (leastOfShare + (1 - leastOfShare) * share),
      share,
      isExact: exact.has(number),
    };
  });
  return { ranked: withExactRowsFirst(ranked, exact, question), match };
}

/** The passages that are worth a closer look, best first, and those with an exact code. */
function bestOf(
  { store }: Engine,
  total: Scores,
  aims: ReadonlySet<SectionAim>,
  exact: ReadonlyMap<number, number>,
): [number: number, score: number][] {
  const factors = classes.map((each) => kindWeight[each.kind] * aimFactor(each, aims));
  const scoreOf = (number: number) => (total[number] ?? 0) * (factors[store.classNumber(number)] ?? 0);
  let most = 0;
  for (let number = 1; number < total.length; number += 1) {
    const score = total[number] as number;
    if (score > most && !store.isRemoved(number)) most = score;
  }
  const least = Math.max(most * leastShare, Number.MIN_VALUE);
  const kept = new BestNumbers(mostRanked);
  for (let number = 1; number < total.length; number += 1)
    if ((total[number] as number) >= least && !store.isRemoved(number)) kept.offer(number, scoreOf(number));
  const best = kept.found();
  if (exact.size === 0) return best;
  const taken = new Set(best.map(([number]) => number));
  const others = [...exact.keys()].filter((number) => !taken.has(number));
  return [...best, ...others.map((number): [number, number] => [number, scoreOf(number)])];
}

/** What is worth searching for: anything only when there is nothing essential. */
function telling(aspects: readonly Aspect[]): readonly Aspect[] {
  const essential = aspects.filter(({ kind, isEssential }) => isEssential || kind === 'joined');
  return essential.length > 0 ? essential : aspects;
}

/** Other forms of a term count where they stand and say something new, and not something that is everywhere. */
function addForms(
  engine: Engine,
  question: UnderstoodQuestion,
  others: readonly (readonly string[])[],
  share: number,
  total: Scores,
): void {
  if (others.length === 0) return;
  const { index, lexicon } = engine;
  const own = new Set(question.aspects.flatMap((aspect) => aspect.alternatives));
  const forms = others
    .filter((form) => form.some((stem) => !own.has(stem)))
    .filter((form) => form.length > 1 || lexicon.frequency(form[0] ?? '') < lexicon.passages * 0.1)
    .slice(0, mostExpansions);
  for (const form of forms) {
    const weight = Math.max(...form.map((stem) => lexicon.weight(stem))) * share;
    if (form.length === 1) index.add(total, form, weight);
    else index.addPhrase(total, form, weight);
  }
}

const mostRowsOfCode = 2;

/** The rows of the codes asked for, and the place of each code; a network's own row only when nothing else has it. */
function exactRows(
  engine: Engine,
  question: UnderstoodQuestion,
  context: readonly Aspect[],
): Map<number, number> {
  const rows = new Map<number, number>();
  const before = context.filter(({ kind }) => kind === 'code').map(({ surface }) => ({ code: surface }));
  for (const [rank, { code }] of [...question.codes, ...before].entries()) {
    const all = engine.store.withCode(code);
    const general = all.filter((number) => strangeness(engine.store.outline(number), question.aspects) <= 0);
    for (const number of (general.length > 0 ? general : all).slice(0, mostRowsOfCode)) {
      if (!rows.has(number)) rows.set(number, rank);
    }
  }
  return rows;
}

const fewWords = 3;
const rowStep = 0.06;
const networkStep = 0.03;
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
      const step = rank * rowStep + strangeness(each.outline, question.aspects) * networkStep;
      return { ...each, score: each.score * 0.02 + best * (lift - step) };
    }),
  );
}

function sorted(ranked: Ranked[]): Ranked[] {
  return ranked.sort((one, other) => other.score - one.score || one.outline.number - other.outline.number);
}
