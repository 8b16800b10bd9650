import type { AnswerSource } from '@genie/contract/client';

/** Texts of the chat page that the specification leaves to us. */
export const pageTexts = {
  waiting: 'Looking for the answer',
  writing: 'Writing the answer',
  reconnecting: 'Connection lost, reconnecting',
  finished: 'The answer is finished.',
  notAnswered: 'This question was not answered and was not counted.',
  seePlans: 'See plans',
  supportQuestion: 'Issues or feedback?',
  disclaimer: 'For information only. Verify before you rely on it.',
  plansKept: 'Your chats are kept and open again with a new plan.',
  chatsFailed: 'Your chats could not be loaded.',
  noChats: 'No chats yet. Your questions will be listed here.',
  tooLong: 'Shorten the question to send it.',
  regenerate: 'Regenerate',
  regenerateCounts: 'counts as a question',
  goodAnswer: 'Good answer',
  badAnswer: 'Bad answer',
  whatWasWrong: 'What was wrong? (optional)',
  notRated: 'Your rating was not stored.',
  commentNotSent: 'Your comment was not sent.',
  notPinned: 'The chat was not pinned.',
  notUnpinned: 'The chat was not unpinned.',
  notRenamed: 'The chat was not renamed.',
  notDeleted: 'The chat was not deleted.',
  deleteConsequences:
    'Its questions and answers are deleted for good. Questions you asked today stay counted.',
  searchFailed: 'The search did not work.',
  nothingFound: 'No chat has these words in its name, its questions or its answers.',
  found: (count: number) => `${count} ${count === 1 ? 'chat' : 'chats'} found`,
} as const;

/** Texts of an opened source. */
export const passageTexts = {
  opening: 'Opening the passage',
  notOpened: 'The whole passage could not be loaded.',
  changed: 'This passage was changed after the answer was written. This is how it reads now.',
  gone: 'This passage was removed or rewritten after the answer was written. Only its beginning was kept.',
  references: 'Public sources',
} as const;

/** What is said of an answer that does not come from the provider; it cost no question. */
export const sourceNotes: Readonly<Record<AnswerSource, string | null>> = {
  knowledge: null,
  screening: 'Network not supported yet · not counted',
  limits: 'Outside your plan · not counted',
};
