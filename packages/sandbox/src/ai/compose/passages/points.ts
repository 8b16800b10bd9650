import { countWords } from '../text/inline-markdown.ts';
import { dependsOnPrevious } from '../text/sentences.ts';
import { termSet } from '../text/words.ts';
import { isLabelled } from './facts.ts';
import type { Passage } from './passage.ts';

/** The smallest thing an answer may take from a passage: whole sentences that can be understood on their own. */
export type Point = {
  n: number;
  /** Whole sentences; a list item is one. */
  sentences: string[];
  /** Where it stands in its passage. */
  position: number;
  /** Which block of its passage holds it: a table or an example may lie between two points. */
  block: number;
  heading: string;
  /** A step is an item of a numbered list, which means little away from it; a row is one of a table, written out. */
  origin: 'sentence' | 'item' | 'step' | 'row';
  /** Whether it opens its passage, or a heading inside it. */
  opens: boolean;
  /** Whether it leans on something before or after it that is not part of it. */
  leans: boolean;
  terms: Set<string>;
  /** Terms of the title, section and heading above it. */
  context: Set<string>;
  words: number;
  /** Of a row: its cells as they stand. */
  cells?: string[];
};

export function canStandAlone({ leans, origin }: Point): boolean {
  return !leans && origin !== 'step';
}

const longestPoint = 3;
export const pointsAhead =
  /\b(?:in|by|on|of|with|are|as|to) these\b|\bthese (?:elements|fields|steps|cases|items|rules|points|values|tables?|examples?)\b|\bthe following\b|\bas follows\b|\bbelow\b|:$/i;

/** A passage is weighed once for each of the questions asked together. */
const known = new WeakMap<Passage, Point[]>();
/** What is read of its blocks is the same whatever its number. */
const unnumbered = new WeakMap<Passage['blocks'], Omit<Point, 'n'>[]>();

/** Every point of a passage, in order. Tables and code blocks are no points: they are taken whole. */
export function pointsOf(passage: Passage): Point[] {
  const read = unnumbered.get(passage.blocks) ?? readPoints(passage);
  unnumbered.set(passage.blocks, read);
  const points = known.get(passage) ?? read.map((point) => ({ n: passage.n, ...point }));
  known.set(passage, points);
  return points;
}

function readPoints(passage: Passage): Omit<Point, 'n'>[] {
  const points: Omit<Point, 'n'>[] = [];
  let headingBefore: string | null = null;
  let at = 0;
  const add = (sentences: string[], heading: string, origin: Point['origin'], opens: boolean) => {
    const text = sentences.join(' ');
    points.push({
      sentences,
      position: points.length,
      block: at,
      heading,
      origin,
      opens,
      leans: pointsAhead.test(sentences[0] ?? '') || (!opens && dependsOnPrevious(sentences[0] ?? '')),
      terms: termSet(text),
      context: new Set([...passage.about, ...termSet(heading)]),
      words: countWords(text),
    });
  };
  for (const [index, { block, heading }] of passage.blocks.entries()) {
    at = index;
    const opens = heading !== headingBefore;
    headingBefore = heading;
    if (block.kind === 'paragraph') {
      for (const [index, group] of grouped(block.sentences.filter((each) => !isLabelled(each))).entries())
        add(group, heading, 'sentence', opens && index === 0);
    } else if (block.kind === 'list') {
      for (const item of block.items.filter((each) => !isLabelled(each)))
        add([item], heading, block.ordered ? 'step' : 'item', false);
    }
  }
  return points;
}

/** Sentences that lean on the one before stay with it. */
function grouped(sentences: string[]): string[][] {
  const groups: string[][] = [];
  for (const sentence of sentences) {
    const current = groups.at(-1);
    // What points to a table or list further down says nothing here.
    if (current && pointsAhead.test(sentence)) continue;
    if (current && dependsOnPrevious(sentence)) {
      if (current.length < longestPoint) current.push(sentence);
    } else {
      groups.push([sentence]);
    }
  }
  return groups;
}
