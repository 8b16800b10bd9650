import { categoryTitles, guidelineQuestions } from '@genie/contract/client';
import { screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { beforeEach, expect, test } from 'vitest';
import { takePendingQuestion } from '../../../lib/pending-question/pending-question.ts';
import { renderAt } from '../../../testing/render-at.tsx';
import { tokenExpiringIn } from '../../../testing/tokens.ts';
import { GuidelinesPage } from './guidelines-page.tsx';

const open = () => renderAt('/guidelines', { routes: { '/guidelines': <GuidelinesPage /> } });
const address = () => screen.getByLabelText('address').textContent;
const question = guidelineQuestions[4]?.question ?? '';

beforeEach(() => {
  takePendingQuestion();
});

test.each(['Be specific', 'Use industry terms', 'State the network', 'Ask about flows'])(
  'there is the tip %s, with a question that follows it',
  (name) => {
    open();
    const tip = screen.getByRole('heading', { level: 3, name }).closest('li') as HTMLElement;
    expect(within(tip).getByText('Ask')).toBeVisible();
  },
);

test('the 23 sample questions are there to be chosen', () => {
  open();
  expect(screen.getByRole('heading', { level: 1, name: 'Guidelines for Asking Questions' })).toBeVisible();
  expect(screen.getAllByRole('button').map((button) => button.textContent)).toEqual(
    guidelineQuestions.map((sample) => sample.question),
  );
  expect(guidelineQuestions).toHaveLength(23);
});

test('the topics that the Free Plan does not include say so', () => {
  open();
  const paid = screen.getAllByText('In every paid plan');
  expect(paid.map((line) => line.previousElementSibling?.textContent)).toEqual(
    ([2, 3, 5, 6, 7] as const).map((category) => categoryTitles[category]),
  );
});

test.each([
  ['signed in', tokenExpiringIn(600), '/chat'],
  ['signed in with a token to be refreshed', tokenExpiringIn(-1), '/chat'],
  ['signed out', '', '/login'],
  ['a stranger', null, '/login'],
])('a question chosen by somebody %s is kept for the chat', async (_who, token, target) => {
  if (token !== null) localStorage.setItem('access_token', token);
  open();
  await userEvent.click(screen.getByRole('button', { name: question }));
  expect(address()).toBe(target);
  expect(takePendingQuestion()).toBe(question);
});

test('both links lead back to the topics', () => {
  open();
  for (const name of ['supported topics', 'Back to supported topics']) {
    expect(screen.getByRole('link', { name })).toHaveAttribute('href', '/topicsupport');
  }
});
