import { chatTexts, paths } from '@genie/contract/client';
import { screen, waitFor } from '@testing-library/react';
import { HttpResponse, http } from 'msw';
import { beforeEach, expect, test } from 'vitest';
import { answerPost, refusePost, type SeenRequest } from '../../testing/handlers.ts';
import { server } from '../../testing/server.ts';
import { chatApi } from './testing/chat-api.ts';
import { historyEntry } from './testing/chat-samples.ts';
import { renderChat } from './testing/render-chat.tsx';
import { stubBrowser } from './testing/stub-browser.ts';

beforeEach(() => {
  stubBrowser();
  localStorage.setItem('sessionChatID', 'chat-1');
});

const history = { 'chat-1': [historyEntry()] };
const given = { message: chatTexts.feedbackGiven };

const good = () => screen.findByRole('button', { name: 'Good answer' });
const bad = () => screen.findByRole('button', { name: 'Bad answer' });
const field = () => screen.findByLabelText('What was wrong? (optional)');
const noField = () => expect(screen.queryByLabelText('What was wrong? (optional)')).not.toBeInTheDocument();
const bodies = (seen: readonly SeenRequest[]) => seen.map(({ body }) => body);

test('a rating is shown at once, changed by the other button and taken back by its own', async () => {
  const seen: SeenRequest[] = [];
  chatApi({ history });
  server.use(answerPost(paths.answerFeedback, given, { seen }));
  const user = renderChat();
  await user.click(await bad());
  expect(await bad()).toHaveAttribute('aria-pressed', 'true');
  await user.click(await good());
  expect(await good()).toHaveAttribute('aria-pressed', 'true');
  expect(await bad()).toHaveAttribute('aria-pressed', 'false');
  noField();
  await user.click(await good());
  expect(await good()).toHaveAttribute('aria-pressed', 'false');
  await waitFor(() =>
    expect(bodies(seen)).toEqual([
      { entry_id: 'entry-1', rating: 'bad', comment: '' },
      { entry_id: 'entry-1', rating: 'good', comment: '' },
      { entry_id: 'entry-1', rating: 'none' },
    ]),
  );
  expect(await good()).toHaveFocus();
});

test('a rating given before is shown, and nothing is asked about it', async () => {
  const feedback = { rating: 'bad', comment: 'The code is 57.' } as const;
  chatApi({ history: { 'chat-1': [historyEntry({ feedback })] } });
  renderChat();
  expect(await bad()).toHaveAttribute('aria-pressed', 'true');
  expect(await good()).toHaveAttribute('aria-pressed', 'false');
  noField();
});

test('after a bad answer it can be said what was wrong, and the focus comes back to the button', async () => {
  const seen: SeenRequest[] = [];
  chatApi({ history });
  server.use(answerPost(paths.answerFeedback, given, { seen }));
  const user = renderChat();
  await user.click(await bad());
  expect(await field()).toHaveFocus();
  expect(await bad()).toHaveAttribute('aria-expanded', 'true');
  await user.type(await field(), ' The code is 57. ');
  await user.tab();
  expect(screen.getByRole('button', { name: 'Send comment' })).toHaveFocus();
  await user.keyboard('{Enter}');
  const thanks = await screen.findByText(/^Thank you/);
  expect(thanks).toHaveAttribute('role', 'status');
  noField();
  expect(await bad()).toHaveFocus();
  expect(await bad()).toHaveAttribute('aria-pressed', 'true');
  expect(bodies(seen).at(-1)).toEqual({ entry_id: 'entry-1', rating: 'bad', comment: 'The code is 57.' });
});

test('card data that was masked in a comment is told', async () => {
  chatApi({ history });
  server.use(answerPost(paths.answerFeedback, { message: chatTexts.feedbackMasked }));
  const user = renderChat();
  await user.click(await bad());
  await user.type(await field(), '4111111111111111 was read as a MTI');
  await user.click(screen.getByRole('button', { name: 'Send comment' }));
  expect(
    await screen.findByText(`${chatTexts.feedbackGiven} ${chatTexts.feedbackMasked}`),
  ).toBeInTheDocument();
});

test('Send without a comment thanks, as the rating is stored already', async () => {
  const seen: SeenRequest[] = [];
  chatApi({ history });
  server.use(answerPost(paths.answerFeedback, given, { seen }));
  const user = renderChat();
  await user.click(await bad());
  await field();
  await user.click(screen.getByRole('button', { name: 'Send comment' }));
  expect(await screen.findByText(/^Thank you/)).toBeInTheDocument();
  await waitFor(() => expect(seen).toHaveLength(1));
});

test.each(['Close', 'Escape'])('%s leaves the rating and gives the focus back to its button', async (way) => {
  const seen: SeenRequest[] = [];
  chatApi({ history });
  server.use(answerPost(paths.answerFeedback, given, { seen }));
  const user = renderChat();
  await user.click(await bad());
  await user.type(await field(), 'Something');
  if (way === 'Escape') await user.keyboard('{Escape}');
  else await user.click(screen.getByRole('button', { name: 'Close' }));
  noField();
  expect(await bad()).toHaveFocus();
  expect(await bad()).toHaveAttribute('aria-pressed', 'true');
  expect(seen).toHaveLength(1);
});

test('a comment that is too long is told beside its field and not sent', async () => {
  const seen: SeenRequest[] = [];
  chatApi({ history });
  server.use(answerPost(paths.answerFeedback, given, { seen }));
  const user = renderChat();
  await user.click(await bad());
  await user.click(await field());
  await user.paste(`${'🂡'.repeat(1_000)}x`);
  expect(await screen.findByText(chatTexts.feedbackTooLong)).toBeVisible();
  expect(await field()).toHaveAttribute('aria-invalid', 'true');
  await user.click(screen.getByRole('button', { name: 'Send comment' }));
  expect(await field()).toHaveFocus();
  await user.keyboard('{Backspace}');
  expect(screen.queryByText(chatTexts.feedbackTooLong)).not.toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: 'Send comment' }));
  expect(await screen.findByText(/^Thank you/)).toBeInTheDocument();
  expect(seen).toHaveLength(2);
});

test('a rating that cannot be stored is taken back, with the reason', async () => {
  chatApi({ history: { 'chat-1': [historyEntry({ feedback: { rating: 'good', comment: '' } })] } });
  server.use(refusePost(paths.answerFeedback, 503, 'storage_unavailable', { detail: 'Try again later.' }));
  const user = renderChat();
  await user.click(await bad());
  const trouble = await screen.findByRole('alert');
  expect(trouble).toHaveTextContent('Your rating was not stored.');
  expect(trouble).toHaveTextContent('Try again later.');
  expect(await good()).toHaveAttribute('aria-pressed', 'true');
  expect(await bad()).toHaveAttribute('aria-pressed', 'false');
  noField();
  expect(await bad()).toHaveFocus();
  server.use(answerPost(paths.answerFeedback, given));
  await user.click(await bad());
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();
});

test('a comment that cannot be sent stays in its field', async () => {
  chatApi({ history });
  server.use(answerPost(paths.answerFeedback, given));
  const user = renderChat();
  await user.click(await bad());
  await user.type(await field(), 'The code is 57.');
  server.use(refusePost(paths.answerFeedback, 503, 'storage_unavailable', { detail: 'Try again later.' }));
  await user.click(screen.getByRole('button', { name: 'Send comment' }));
  expect(await screen.findByRole('alert')).toHaveTextContent('Your comment was not sent.');
  expect(await field()).toHaveValue('The code is 57.');
  expect(await bad()).toHaveAttribute('aria-pressed', 'true');
  expect(screen.queryByText(/^Thank you/)).not.toBeInTheDocument();
});

test('ratings in quick succession are stored in their order, and one that fails does not undo the later', async () => {
  const ratings: string[] = [];
  const held: (() => void)[] = [];
  chatApi({ history });
  server.use(
    http.post(paths.answerFeedback, async ({ request }) => {
      const { rating } = (await request.json()) as { rating: string };
      ratings.push(rating);
      await new Promise<void>((go) => held.push(go));
      return rating === 'good'
        ? HttpResponse.json({ detail: 'Refused.', code: 'storage_unavailable' }, { status: 503 })
        : HttpResponse.json(given);
    }),
  );
  const user = renderChat();
  await user.click(await good());
  await user.click(await bad());
  await waitFor(() => expect(held).toHaveLength(1));
  expect(ratings).toEqual(['good']);
  held[0]?.();
  await waitFor(() => expect(held).toHaveLength(2));
  held[1]?.();
  expect(ratings).toEqual(['good', 'bad']);
  expect(await screen.findByRole('alert')).toHaveTextContent('Your rating was not stored.');
  expect(await bad()).toHaveAttribute('aria-pressed', 'true');
  expect(await good()).toHaveAttribute('aria-pressed', 'false');
});
