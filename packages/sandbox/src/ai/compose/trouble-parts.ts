import type { Material } from './material.ts';
import type { Point } from './points.ts';
import type { Structure } from './structures.ts';

/** What a sentence contributes when something goes wrong. */
export type Part = 'cause' | 'check' | 'remedy';

const check =
  /\b(?:check|verify|compare|look (?:at|for|up|in)|search|inspect|confirm|trace|read the|ask whether|find (?:the|out)|test (?:by|with)|to find out|log\b.*\bby)\b/i;
const remedy =
  /\b(?:remedy|fix(?:es|ed)?|cures?|cured|correct(?:s|ed)? (?:the|it)|resend|re-?send|retr(?:y|ies)|reload|replace|reverse the|refund|must (?:be )?(?:sent|send|reverse|set|reload|replace)|ask (?:the|for)|contact|call the|request a|re-?key|update the|reset|repost|release|should (?:be|send|use|call))\b/i;
const cause =
  /\b(?:because|caus(?:e|es|ed)|due to|usually (?:means|points|comes)|means that|points to|missing|mismatch|wrong|expired|not (?:on file|set up|found|allowed|permitted)|fails? (?:when|if|because)|happens (?:when|if)|typical(?:ly)?|reason|time-?out|lost|differs?|classic)\b/i;

/** An imperative opening is something to check or to do; otherwise the sentence's own words decide. */
export function partOf({ sentences }: Pick<Point, 'sentences'>): Part | null {
  const text = sentences.join(' ');
  if (/^(?:\*\*)?(?:check|verify|compare|look|search|confirm|inspect|trace|find|read)\b/i.test(text))
    return 'check';
  if (/^(?:\*\*)?(?:fix|correct|resend|retry|reload|replace|reverse|refund|contact|ask|reset)\b/i.test(text))
    return 'remedy';
  if (remedy.test(text) && !/\bif not\b/i.test(text)) return 'remedy';
  if (check.test(text)) return 'check';
  return cause.test(text) ? 'cause' : null;
}

/** A list belongs to the part its introduction names, else to that of most of its items. */
export function partOfList(structure: Structure, { passages }: Material): Part {
  const { block, heading, position, n } = structure;
  const before = passages.find((passage) => passage.n === n)?.blocks[position - 1]?.block;
  const sentence = before?.kind === 'paragraph' ? (before.sentences.at(-1) ?? '') : '';
  const introduction = `${block.leadIn ?? sentence} ${heading}`;
  if (/\b(?:check|look|search|find|in (?:this )?order|trace|verify|question)/i.test(introduction))
    return 'check';
  if (/\b(?:remed|fix|cure|correct|action|do)\b/i.test(introduction)) return 'remedy';
  if (/\b(?:cause|reason|why|wrong|fault|when)\b/i.test(introduction)) return 'cause';
  const items = block.kind === 'list' ? block.items.map((item) => partOf({ sentences: [item] })) : [];
  const count = (part: Part) => items.filter((each) => each === part).length;
  return (
    (['check', 'remedy', 'cause'] as const).toSorted((one, other) => count(other) - count(one))[0] ?? 'cause'
  );
}
