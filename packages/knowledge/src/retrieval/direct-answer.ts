import { stemWord } from '../analysis/stem-word.ts';
import { commonWords } from '../analysis/stop-words.ts';
import { type Want, wantOf } from '../analysis/wants.ts';
import type { StoredAnswers, Wording } from '../index-file/answer-column.ts';
import type { Lexicon } from '../memory-index/lexicon.ts';
import type { Engine } from './engine.ts';
import { askedParts } from './question-parts.ts';
import type { Ranked } from './rank-passages.ts';
import type { Aspect } from './understand-question.ts';

/** An answer that was written for a question, and the number of the passage that it belongs to. */
type AnswerFound = { readonly number: number; readonly text: string; readonly likeness: number };

/** A wording that has less in common with the question asks something else. */
const leastLikeness = 0.62;
/** What a wording leaves to its title and heading, and what the question has beyond it that these say, counts so much. */
const weightOfContext = 0.35;
/** What is left of likeness where one wants to be told something else than the other, or does not tell what it wants. */
const otherWant = 0.8;
const openWant = 0.96;
const near = new Set([
  'choice meaning',
  'choice place',
  'choice actor',
  'time duration',
  'way reason',
  'amount meaning',
  'reason meaning',
  'difference choice',
  'difference meaning',
  'amount duration',
  'way meaning',
  'choice duration',
  'amount choice',
]);
const nearWant = 0.92;
/** Passages that were found later answer less likely. */
const perPlace = 0.012;
const commonStems = new Set([...commonWords].map(stemWord));
const commonWeight = 0.4;
const plainWeight = 0.7;

/**
 * What answers a question at once, or each question of a text that asks several, by the number of the passage found that it
 * belongs to; nothing where no wording is alike enough.
 *
 * @param aspects what the question asks about, with what it takes from the conversation
 */
export function directAnswersTo(
  engine: Engine,
  question: string,
  aspects: readonly Aspect[],
  found: readonly Ranked[],
): ReadonlyMap<number, string> {
  const whole = directAnswerTo(engine, question, aspects, found);
  const parts = whole
    ? []
    : askedParts(question).map((part) =>
        directAnswerTo(engine, part, engine.reader.understand(part).aspects, found),
      );
  const answers = new Map<number, string>();
  for (const answer of [whole, ...parts]) {
    if (!answer) continue;
    const before = answers.get(answer.number);
    if (!before?.includes(answer.text))
      answers.set(answer.number, before === undefined ? answer.text : `${before} ${answer.text}`);
  }
  return answers;
}

/**
 * The answer that was written for a question like this one among those of the passages found; undefined when none is alike enough.
 *
 * @param aspects what the question asks about
 */
function directAnswerTo(
  { store, lexicon }: Engine,
  question: string,
  aspects: readonly Aspect[],
  found: readonly Ranked[],
): AnswerFound | undefined {
  const sought = aspects.filter(({ isEssential, kind }) => isEssential && kind !== 'joined');
  const want = wantOf(question);
  let best: AnswerFound | undefined;
  for (const [place, { outline }] of found.entries()) {
    const stored = store.answers(outline.number);
    if (!stored) continue;
    const weights = new Weights(lexicon, stored, sought);
    for (const { text, wordings } of stored.answers)
      for (const wording of wordings) {
        const likeness = weights.likeness(wording) * fit(want, wording.want) - place * perPlace;
        if (likeness > (best?.likeness ?? 0)) best = { number: outline.number, text, likeness };
      }
  }
  return best && best.likeness >= leastLikeness ? best : undefined;
}

/** How the wordings of one passage compare with a question. */
class Weights {
  readonly #lexicon: Lexicon;
  readonly #about: ReadonlySet<string>;
  readonly #sought: readonly Aspect[];

  constructor(lexicon: Lexicon, { about }: StoredAnswers, sought: readonly Aspect[]) {
    this.#lexicon = lexicon;
    this.#about = new Set(about);
    this.#sought = sought;
  }

  /** How much of the question the wording has, and of the wording the question: 1 when they say the same. */
  likeness({ stems }: Wording): number {
    const own = new Set(stems);
    const matched = new Set<string>();
    let shared = 0;
    let asked = 0;
    for (const aspect of this.#sought) {
      const form = this.#formIn(own, aspect);
      if (form) for (const stem of form) matched.add(stem);
      const isContext = !form && this.#formIn(this.#about, aspect) !== undefined;
      asked += aspect.weight * (isContext ? weightOfContext : 1);
      if (form) shared += aspect.weight;
    }
    let said = 0;
    let common = 0;
    for (const stem of stems) {
      const weight = this.#weight(stem);
      const isShared = matched.has(stem);
      said += weight * (!isShared && this.#about.has(stem) ? weightOfContext : 1);
      if (isShared) common += weight;
    }
    if (shared === 0 || common === 0) return 0;
    const told = shared / asked;
    const held = common / said;
    return (2 * told * held) / (told + held);
  }

  /** The stems by which a text means what the question asks about. */
  #formIn(stems: ReadonlySet<string>, { alternatives, otherForms }: Aspect): readonly string[] | undefined {
    const same = alternatives.filter((stem) => stems.has(stem));
    if (same.length > 0) return same;
    return otherForms.find((form) => form.length > 0 && form.every((stem) => stems.has(stem)));
  }

  #weight(stem: string): number {
    const plainness = commonStems.has(stem)
      ? commonWeight
      : this.#lexicon.isOfTheField(stem)
        ? 1
        : plainWeight;
    return this.#lexicon.weight(stem) * plainness;
  }
}

function fit(one: Want | undefined, other: Want | undefined): number {
  if (one === other) return 1;
  if (one === undefined || other === undefined) return openWant;
  return near.has(`${one} ${other}`) || near.has(`${other} ${one}`) ? nearWant : otherWant;
}
