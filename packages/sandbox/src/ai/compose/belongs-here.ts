import type { Material } from './material.ts';
import { type Structure, textOf } from './structures.ts';
import { termSet } from './words.ts';

const leastShare = 0.85;
const leastPrecision = 0.5;

/**
 * Says whether a list, table or code block may stand in the answer: it comes from the document in focus, or holds
 * nearly all that is asked under a heading that is about little else.
 */
export function belongsHere(
  { n, block, heading }: Structure,
  { passages, focus, relevance }: Material,
): boolean {
  const source = passages.find((passage) => passage.n === n);
  if (source === undefined || source.title === focus.title) return source !== undefined;
  const context = termSet(`${source.title} ${source.section} ${heading} ${block.leadIn ?? ''}`);
  const asked = [...context].filter((term) => relevance.weights.has(term));
  const held = new Set([...termSet(textOf(block)), ...context]);
  return relevance.share(held) >= leastShare && asked.length / context.size >= leastPrecision;
}
