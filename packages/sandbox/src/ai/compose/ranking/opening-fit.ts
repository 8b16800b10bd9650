import { overview, type Passage } from '../passages/passage.ts';
import type { Point } from '../passages/points.ts';
import { asksAboutFault } from '../question/section-fit.ts';
import type { Material } from './material.ts';

const asksForCourse =
  /^(?:please )?(?:(?:can|could) you )?(?:explain|describe|show|walk|what (?:is|are)|give|tell|outline)?\b.{0,20}\b(?:flow|process|procedure|steps|stages|life ?cycle|journey|sequence|walk me through)\b.*\b(?:of|for|in|through|when)\b/i;
const asksWhy = /^(?:so |and |but )?why (?:is|are|was|were|do|does|did|has|have)\b/i;
const causeHeading =
  /\bcauses?\b|\breasons?\b|\bwhy\b|\bgo(?:es)? wrong\b|\bfaults?\b|\berrors?\b|\bfind (?:it|them)\b|\bchecks?\b|\bdiffer\b|\bfail/i;
const causeColumn =
  /^(?:(?:likely|usual|possible|common) )?(?:causes?|reasons?|why|check|look (?:at|for)|fault)\b/i;
const courseHeading =
  /\bflows?\b|\bstep by step\b|\bsteps\b|\bin order\b|\blife cycle\b|\bjourney\b|\bpath of\b|\bruns?\b/i;
const leastBonus = 0.6;
/** What a section is called says how far it is on what is asked; causes are told under general headings. */
const leastAbout = { course: 0.35, cause: 0.25 };
const leastOfCause = 0.5;

/**
 * More for the beginning of a section whose form is what a question asks for: numbered steps for the course of something,
 * causes or checks for the why of a fault.
 */
export function openingFit(point: Point, passage: Passage, { question, relevance }: Material): number {
  if (point.origin !== 'sentence' || point.block !== 0 || !point.opens) return 0;
  const about = relevance.share(passage.about);
  if (asksForCourse.test(question.text))
    return about >= leastAbout.course && tellsCourse(passage) ? leastBonus + about : 0;
  if (!asksWhy.test(question.text) || !asksAboutFault(question)) return 0;
  const isOnIt = about >= leastAbout.cause && relevance.share(passage.terms) >= leastOfCause;
  return isOnIt && tellsCauses(passage) ? leastBonus + about : 0;
}

function tellsCourse({ blocks, section, title }: Passage): boolean {
  if (section === overview) return courseHeading.test(title);
  return courseHeading.test(section) || blocks.some(({ block }) => block.kind === 'list' && block.ordered);
}

function tellsCauses({ blocks, section, rowKey }: Passage): boolean {
  const isListed = blocks.some(({ block }) => block.kind === 'list' || block.kind === 'table');
  const inColumn = blocks.some(
    ({ block }) => block.kind === 'table' && block.header.some((header) => causeColumn.test(header)),
  );
  return rowKey === null && (inColumn || (isListed && causeHeading.test(section)));
}
