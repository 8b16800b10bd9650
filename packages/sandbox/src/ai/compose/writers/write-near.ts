import type { Passage } from '../passages/passage.ts';
import { writtenAnswers, writtenNear } from '../ranking/written-answer.ts';
import { tellingTerms } from '../text/words.ts';
import type { AnswerDraft } from './answer-draft.ts';

/** What has a smaller share of words that were not said brings too little for a paragraph of its own. */
const leastNews = 0.35;

/**
 * Writes what answers questions near the one asked, as a paragraph of its own behind what answers that. Returns false where there is
 * none, or little new.
 */
export function writeNear(draft: AnswerDraft, passages: readonly Passage[]): boolean {
  const heard = new Set(writtenAnswers(passages).flatMap(({ sentences }) => termsIn(sentences)));
  const told = writtenNear(passages).filter(({ sentences }) => {
    const own = termsIn(sentences);
    const fresh = own.filter((term) => !heard.has(term));
    for (const term of own) heard.add(term);
    return fresh.length >= own.length * leastNews && !draft.repeatsOpening(sentences);
  });
  return draft.paragraph(told);
}

const termsIn = (sentences: readonly string[]): string[] => [...tellingTerms(sentences.join(' '))];
