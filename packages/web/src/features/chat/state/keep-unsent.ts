import { keepPendingQuestion } from '../../../lib/pending-question/keep-pending-question.ts';
import { sessionOwner } from '../../../lib/session-owner.ts';
import { isSessionEnded } from '../../../lib/storage/session.ts';

/** An answer as it comes. Its question is kept for who asked it where the session turns out to have ended before that. */
export async function* keepUnsent<Progress>(
  question: string,
  answer: AsyncIterable<Progress>,
): AsyncGenerator<Progress> {
  const owner = sessionOwner();
  let begun = false;
  try {
    for await (const progress of answer) {
      begun = true;
      yield progress;
    }
  } catch (error) {
    if (!begun && isSessionEnded()) keepPendingQuestion(question, owner);
    throw error;
  }
}
