import { expect, test } from 'vitest';
import { maxFeedbackCommentCodePoints } from '../constants.ts';
import { pinChatRequestSchema } from './chat-schemas.ts';
import { answerFeedbackRequestSchema } from './feedback-schemas.ts';
import { chatTexts } from './texts.ts';

const entry_id = 'an-entry';

test('a comment is trimmed, may be left out, and may have 1,000 characters however many bytes they take', () => {
  expect(answerFeedbackRequestSchema.parse({ entry_id, rating: 'bad', comment: '  Wrong DE. \n' })).toEqual({
    entry_id,
    rating: 'bad',
    comment: 'Wrong DE.',
  });
  expect(answerFeedbackRequestSchema.parse({ entry_id, rating: 'none' })).toEqual({
    entry_id,
    rating: 'none',
  });
  const comment = '💳'.repeat(maxFeedbackCommentCodePoints);
  expect(answerFeedbackRequestSchema.parse({ entry_id, rating: 'good', comment }).comment).toBe(comment);
});

test('one character more is refused in words that name the number', () => {
  const comment = 'x'.repeat(maxFeedbackCommentCodePoints + 1);
  const { error } = answerFeedbackRequestSchema.safeParse({ entry_id, rating: 'good', comment });
  expect(error?.issues.map(({ message }) => message)).toEqual([chatTexts.feedbackTooLong]);
  expect(chatTexts.feedbackTooLong).toContain(maxFeedbackCommentCodePoints.toLocaleString('en'));
});

test.each([
  { entry_id, rating: 'great' },
  { entry_id, rating: null },
  { entry_id },
  { rating: 'good' },
  { entry_id: '../1', rating: 'good' },
  { entry_id, rating: 'good', comment: 7 },
])('feedback %j is refused', (feedback) => {
  expect(answerFeedbackRequestSchema.safeParse(feedback).success).toBe(false);
});

test.each([{ chat_id: 'a' }, { chat_id: 'a', pinned: 1 }, { chat_id: '', pinned: true }, { pinned: true }])(
  'pinning %j is refused',
  (pin) => {
    expect(pinChatRequestSchema.safeParse(pin).success).toBe(false);
  },
);
