import { headingOf, type Passage, type PlacedBlock } from '../passages/passage.ts';
import { pointsAhead } from '../passages/points.ts';
import { standingOf } from '../passages/targets.ts';
import { asksForPlace } from '../question/cues.ts';
import { isPlainComparison } from '../question/plain-comparison.ts';
import { opensWithRival } from '../question/rival-code.ts';
import { sectionFit } from '../question/section-fit.ts';
import type { Material } from '../ranking/material.ts';
import { orderPassages } from '../ranking/order-passages.ts';
import { rowsToShow } from '../ranking/rows-to-show.ts';
import type { Block } from '../text/markdown-blocks.ts';
import type { AnswerDraft } from './answer-draft.ts';
import { wordsOf } from './block-words.ts';
import { condense } from './condense-section.ts';
import { holdsApart, isDispensable } from './dispensable-section.ts';

/** The share of what is asked that a section has to hold; the first one sent may say it in other words. */
const leastAbout = { first: 0.05, other: 0.15 };
const wordsOfAside = 30;
/** A section that holds so much of what is asked is central. */
const centralShare = 0.75;
/** The end of a section that points to the next one, which may not follow here. */
const pointsOut = /^The (?:steps|stages|tables?|lists?|sections?|examples?) below\b/i;
const sourceOfRow = /^Source: /;
const labelOfPlace = /^Where used: /;
const labelOfNames = /^Also called: /;
const asksForNames = /\b(?:called|known as|names?|synonyms?|alias(?:es)?)\b/i;

/**
 * How long an answer grows, in words: sections are told whole while it is shorter than `whole`, central ones while it is
 * shorter than `central`, others in brief while it is shorter than `enough`, and nothing is added that would take it past `most`.
 */
export type Length = { whole: number; central: number; enough: number; most: number };
const usualLength: Length = { whole: 180, central: 320, enough: 380, most: 460 };

/**
 * Goes on with what the passages say: sections under their own headings, in their own order, each from its beginning and
 * none of its blocks cut.
 *
 * @param first the passages that carry the answer; they come first, and whole
 * @param open the passage whose sentence stands right before, so that it goes on without a heading
 * @param withTop whether the first passage of all is told whole too
 */
export function writeSections(
  draft: AnswerDraft,
  material: Material,
  {
    first = [material.focus],
    open,
    length = usualLength,
    withTop = true,
  }: { first?: Passage[]; open?: number | undefined; length?: Length; withTop?: boolean } = {},
): void {
  const [opening, ...others] = first;
  const top = material.passages
    .slice(0, withTop ? 1 : 0)
    .filter((passage) => !isBeside(passage, material, leastAbout.first));
  const best = [...new Set([...(opening ? [opening] : []), ...top, ...others])].filter(
    (passage) => draft.sources.has(passage.n) || !holdsApart(passage, material),
  );
  const aside: { name: string; sentences: string[]; n: number }[] = [];
  let told = false;
  for (const passage of orderPassages(material, best)) {
    if (draft.words + aside.length * wordsOfAside >= length.enough) break;
    if (!best.includes(passage) && (isBeside(passage, material) || isDispensable(passage, draft, material)))
      continue;
    const name = headingOf(passage);
    const isWhole =
      best.includes(passage) ||
      draft.words < length.whole ||
      (draft.words < length.central && material.relevance.share(passage.terms) >= centralShare);
    const isNear = best.some(({ title }) => title === passage.title);
    const brief = isWhole ? [] : condense(withoutUnasked(passage, material), material.relevance, isNear);
    const [only] = brief;
    if (brief.length === 1 && only?.kind === 'paragraph') {
      if (!(material.question.kind === 'definition' || isPlainComparison(material.question)))
        aside.push({ name: passage.isEntry ? '' : name, sentences: only.sentences, n: passage.n });
      continue;
    }
    if (passage.n !== open || told) draft.heading(name);
    told = true;
    if (isWhole) tell(draft, material, withoutUnasked(passage, material), length.most);
    else for (const block of brief) draft.block(block, passage.n);
    draft.dropHeading();
  }
  draft.heading('Related');
  draft.labelled(aside);
}

function tell(draft: AnswerDraft, material: Material, { blocks, n }: Passage, most: number): void {
  const shown = blocks.map(({ block }) =>
    block.kind === 'table' ? { ...block, rows: rowsToShow(block.rows, material) } : block,
  );
  for (const [index, block] of shown.entries()) {
    if (draft.words + wordsOf(block) > most) return;
    const next = shown[index + 1];
    const isLast = next !== undefined && draft.words + wordsOf(block) + wordsOf(next) > most;
    if (next === undefined) draft.block(withoutPointer(block, pointsOut), n);
    else draft.block(isLast ? withoutPointer(block) : block, n);
  }
}

/** A reference row or an entry without the lines that say where it is taken from and, where nobody asks, where it is used and what else it is called. */
function withoutUnasked(passage: Passage, { question }: Material): Passage {
  if (passage.rowKey === null && !passage.isEntry) return passage;
  const isUnasked = (text: string) =>
    sourceOfRow.test(text) ||
    (labelOfPlace.test(text) && !asksForPlace(question)) ||
    (labelOfNames.test(text) && !asksForNames.test(question.text));
  const blocks = passage.blocks.flatMap(({ block, heading }): PlacedBlock[] => {
    if (block.kind === 'list') {
      const items = block.items.filter((each) => !isUnasked(each));
      return items.length > 0 ? [{ heading, block: { ...block, items } }] : [];
    }
    if (block.kind !== 'paragraph') return [{ heading, block }];
    const sentences = block.sentences.filter((each) => !isUnasked(each));
    return sentences.length > 0 ? [{ heading, block: { ...block, sentences } }] : [];
  });
  return { ...passage, blocks };
}

/** What comes after it is left out, so a sentence that announces it goes too. */
function withoutPointer(block: Block, pointer = pointsAhead): Block {
  if (block.kind !== 'paragraph') return block;
  return { ...block, sentences: block.sentences.filter((each) => !pointer.test(each)) };
}

/** Says whether a passage is about something else, or has next to nothing of what is asked. */
function isBeside(passage: Passage, material: Material, least = leastAbout.other): boolean {
  return material.relevance.share(passage.terms) < least || isOnOther(passage, material);
}

/** Says whether a passage is on faults nobody asked about, or on another code; in other words it may well be on what is asked. */
function isOnOther(passage: Passage, { question }: Material): boolean {
  return (
    sectionFit(passage.section, question) < 0 ||
    opensWithRival(passage.section, question.codes) ||
    standingOf(passage, question.codes) === 'foreign'
  );
}
