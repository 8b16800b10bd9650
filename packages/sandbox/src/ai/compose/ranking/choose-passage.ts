import { headingOf, overview, type Passage } from '../passages/passage.ts';
import type { Point } from '../passages/points.ts';
import { standingOf } from '../passages/targets.ts';
import { mentionsCode } from '../question/code-mentions.ts';
import { asksForPlace } from '../question/cues.ts';
import { brandsIn, narrowing } from '../question/narrowing.ts';
import { isOfOtherNetwork } from '../question/other-network.ts';
import type { Question } from '../question/question-kind.ts';
import { opensWithRival } from '../question/rival-code.ts';
import { sectionFit } from '../question/section-fit.ts';
import type { Relevance } from './relevance.ts';
import type { ScoredPoint } from './score-points.ts';
import { sidesOf } from './sides.ts';
import { isCode, isList, isTable, type Structure } from './structures.ts';

/**
 * Whoever sent the passages ranked them. Their place and the document of the first count, and the place counts more in doubt:
 * when no title or heading has the question's own words.
 */
const weight = {
  first: 0.4,
  inDoubt: 0.8,
  document: 0.4,
  about: 0.6,
  whole: 0.6,
  row: 0.6,
  form: 0.5,
  code: 0.3,
  circumstance: 0.1,
  rival: 0.6,
  otherNetwork: 1,
};
/** A row that holds so much of a question answers it, under whatever heading it stands. */
const clearRow = 0.55;

/** The passage that answers the question best: by what it is about, by its best sentence and by its form. */
export function choosePassage(
  question: Question,
  passages: Passage[],
  points: ScoredPoint[],
  rows: Point[],
  structures: Structure[],
  relevance: Relevance,
): Passage {
  const doubt = 1 - Math.max(...passages.map(({ about }) => relevance.share(about)));
  const scored = passages.map((passage, rank) => {
    const best = points.find(({ n }) => n === passage.n)?.score ?? 0;
    const row = Math.max(
      0,
      ...rows.filter(({ n }) => n === passage.n).map(({ terms }) => relevance.share(terms)),
    );
    const fit = sectionFit(headingOf(passage), question);
    const form = structures.filter(({ n }) => n === passage.n);
    const named = question.codes.filter((code) => mentionsCode(passage.section, code, passage.title)).length;
    const score =
      best +
      weight.about * relevance.share(passage.about) +
      weight.whole * relevance.share(passage.terms) +
      (weight.first + weight.inDoubt * doubt) / (rank + 1) +
      (passage.title === passages[0]?.title ? weight.document : 0) +
      weight.form * (form[0]?.score ?? 0) +
      (question.isScenario ? weight.circumstance : weight.code) *
        (named / Math.max(1, question.codes.length)) +
      formBonus(question, form, passage) +
      standing(passage, question) +
      brandFit(passage, question) +
      weight.row * row +
      (fit < 0 && row >= clearRow ? 0 : fit) -
      (opensWithRival(passage.section, question.codes) ? weight.rival : 0) -
      (isOfOtherNetwork(passage, question.text) ? weight.otherNetwork : 0) -
      tooSmall(passage, question) -
      narrowing(`${passage.title}. ${passage.section}`, question.text);
    return { passage, score };
  });
  scored.sort((one, other) => other.score - one.score);
  const chosen = scored[0]?.passage;
  if (chosen === undefined) throw new Error('An answer needs at least one passage.');
  return chosen;
}

const standingBonus = { row: 0.2, open: 0, foreign: -0.6 };

function standing(passage: Passage, { codes, isScenario }: Question): number {
  const found = standingOf(passage, codes);
  return found === 'row' && isScenario ? -0.2 : standingBonus[found];
}

/** A question about one network is answered by what is written about that network. */
function brandFit({ title, section }: Passage, { text }: Question): number {
  return brandsIn(text).some((brand) => brandsIn(`${title} ${section}`).includes(brand)) ? 0.25 : 0;
}

/**
 * A reference row or a glossary entry says what something is, and little more; an article's overview says little
 * besides, too.
 */
function tooSmall({ rowKey, isEntry, section }: Passage, question: Question): number {
  const { kind, codes } = question;
  if (kind === 'code' || (rowKey !== null && asksForPlace(question))) return 0;
  const definesOnly = kind === 'definition' || kind === 'comparison';
  if (isEntry || (rowKey !== null && (codes.length === 0 || question.isScenario))) return 0.6;
  if (rowKey !== null && !definesOnly) return 0.2;
  return section === overview && !definesOnly && kind !== 'general' ? 0.15 : 0;
}

function hasColumnForEach(header: string[], question: Question): boolean {
  return sidesOf(question).every((side) => header.slice(1).some((cell) => side.is(cell)));
}

function formBonus(question: Question, structures: Structure[], passage: Passage): number {
  switch (question.kind) {
    case 'comparison':
      return structures.some((each) => isTable(each) && hasColumnForEach(each.block.header, question))
        ? 0.5
        : 0;
    case 'steps':
      return structures.some((each) => isList(each) && each.block.ordered) ? 0.25 : 0;
    case 'example':
      return structures.some(isCode) ? 0.5 : 0;
    case 'list':
      return structures.some((each) => isTable(each) || isList(each)) ? 0.15 : 0;
    case 'trouble':
      return /wrong|fault|error|trouble|cause|fail|declin|find|trace|check/i.test(passage.section) ? 0.2 : 0;
    default:
      return 0;
  }
}
