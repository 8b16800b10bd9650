import { chatTexts, paths } from '@genie/contract/client';
import { screen, waitFor, within } from '@testing-library/react';
import { HttpResponse, http } from 'msw';
import { beforeEach, expect, test } from 'vitest';
import { answerPost } from '../../testing/handlers.ts';
import { server } from '../../testing/server.ts';
import { beginning } from './testing/answer-events.ts';
import { chatApi } from './testing/chat-api.ts';
import { chatPreview, historyEntry, lastChats } from './testing/chat-samples.ts';
import { renderChat } from './testing/render-chat.tsx';
import { stubBrowser } from './testing/stub-browser.ts';
// Read before the tests: what the page fetches when it is first opened can take longer than a test waits.
import '../../components/ui/sheet.tsx';

beforeEach(() => {
  stubBrowser();
});

const box = () => screen.getByLabelText('Your question');
const chats = () => within(screen.getByRole('navigation', { name: 'Chats' }));
const group = (name: string) => chats().getByRole('region', { name }).querySelectorAll('li > button');

const past = lastChats({
  today_chats: [chatPreview('chat-1', 'What is DE 39?')],
  yesterday_chats: [chatPreview('chat-2', 'How is a reversal matched to its original?')],
  week_chats: [chatPreview('chat-3', 'What is T+1?')],
  month_chats: [chatPreview('chat-4', 'Explain TC 33')],
});

test('the topics and the prompts open in a new tab', async () => {
  chatApi({ chats: past });
  renderChat();
  for (const [name, page] of [
    [/^Supported Topics/, '/topicsupport'],
    [/^Prompts/, '/guidelines'],
  ] as const) {
    const link = await screen.findByRole('link', { name });
    expect(link).toHaveAttribute('href', page);
    expect(link).toHaveAttribute('target', '_blank');
  }
});

test('past chats are grouped, each shown by the first 25 characters of its question', async () => {
  chatApi({ chats: past });
  renderChat();
  await screen.findByRole('heading', { name: 'Today' });
  expect(
    chats()
      .getAllByRole('heading')
      .map(({ textContent }) => textContent),
  ).toEqual(['Today', 'Yesterday', 'Week', 'Month']);
  expect(group('Yesterday')[0]).toHaveTextContent('How is a reversal matched…');
  expect(group('Week')[0]).toHaveTextContent('What is T+1?');
});

test('a past chat is opened with its history and marked as the current one', async () => {
  chatApi({
    chats: past,
    history: { 'chat-2': [historyEntry({ query: 'How is a reversal matched to its original?' })] },
  });
  const user = renderChat();
  const chat = await screen.findByRole('button', { name: 'How is a reversal matched…' });
  await user.click(chat);
  expect(await screen.findByText('The response code.')).toBeVisible();
  expect(chat).toHaveAttribute('aria-current', 'true');
  expect(screen.getByRole('button', { name: 'What is T+1?' })).not.toHaveAttribute('aria-current');
  expect(localStorage.getItem('sessionChatID')).toBe('chat-2');
});

test('New Chat forgets the chat and shows the welcome screen', async () => {
  localStorage.setItem('sessionChatID', 'chat-1');
  chatApi({ chats: past, history: { 'chat-1': [historyEntry()] } });
  const user = renderChat();
  await screen.findByText('The response code.');
  await user.click(screen.getByRole('button', { name: 'New Chat' }));
  expect(screen.getByText(chatTexts.welcome)).toBeVisible();
  expect(localStorage.getItem('sessionChatID')).toBeNull();
  expect(box()).toHaveFocus();
});

test('the chat that was open is opened again after a reload', async () => {
  localStorage.setItem('sessionChatID', 'chat-1');
  chatApi({ chats: past, history: { 'chat-1': [historyEntry()] } });
  renderChat();
  expect(await screen.findByText('The response code.')).toBeVisible();
  expect(screen.queryByText(chatTexts.welcome)).not.toBeInTheDocument();
});

test('a new chat is listed under Today as soon as its answer begins', async () => {
  const { asking } = chatApi();
  const user = renderChat();
  expect(await screen.findByText('No chats yet. Your questions will be listed here.')).toBeVisible();
  await user.type(box(), 'What is DE 39?{Enter}');
  asking[0]?.send('entry', beginning);
  await waitFor(() => expect(group('Today')[0]).toHaveTextContent('What is DE 39?'));
  expect(group('Today')[0]).toHaveAttribute('aria-current', 'true');
  expect(localStorage.getItem('sessionChatID')).toBe('chat-1');
});

test('a chat that is begun while the list is on its way is listed', async () => {
  const late = Promise.withResolvers<void>();
  const { asking } = chatApi();
  let lists = 0;
  server.use(
    http.post(paths.getLastChatId, async () => {
      lists += 1;
      if (lists > 1) return HttpResponse.json(past);
      await late.promise;
      return HttpResponse.json(lastChats());
    }),
  );
  const user = renderChat();
  await user.type(box(), 'What is DE 39?{Enter}');
  asking[0]?.send('entry', beginning);
  await waitFor(() => expect(localStorage.getItem('sessionChatID')).toBe('chat-1'));
  late.resolve();
  expect(await screen.findByRole('button', { name: 'What is DE 39?' })).toBeVisible();
});

test('an answer that is left goes on unread, and its chat is asked for', async () => {
  chatApi();
  const user = renderChat();
  await screen.findByText('4 of 5 questions left today');
  await user.type(box(), 'What is DE 39?{Enter}');
  server.use(answerPost(paths.getLastChatId, past));
  await user.click(screen.getByRole('button', { name: 'New Chat' }));
  await waitFor(() => expect(group('Today')).toHaveLength(1));
  expect(screen.getByText(chatTexts.welcome)).toBeVisible();
});

test('the sidebar is loading until the chats are there', async () => {
  chatApi();
  server.use(http.post(paths.getLastChatId, () => new Promise<never>(() => undefined)));
  renderChat();
  expect(await screen.findByText('Loading your chats')).toBeInTheDocument();
});

test('the footer tells where to write to', async () => {
  chatApi();
  renderChat();
  expect(screen.getByText('Issues or feedback?')).toBeVisible();
  expect(await screen.findByRole('link', { name: 'support@genie.local' })).toHaveAttribute(
    'href',
    'mailto:support@genie.local',
  );
});

test('on a small screen the hamburger opens the sidebar, and choosing a chat closes it', async () => {
  stubBrowser({ width: 390 });
  chatApi({ chats: past, history: { 'chat-3': [historyEntry()] } });
  const user = renderChat();
  expect(screen.queryByRole('navigation', { name: 'Chats' })).not.toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: 'Open the list of chats' }));
  await screen.findByRole('dialog', { name: 'Chats' });
  await user.click(await screen.findByRole('button', { name: 'What is T+1?' }));
  expect(await screen.findByText('The response code.')).toBeVisible();
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
});

test('the top bar names the product and its version and leads to the chat', async () => {
  chatApi();
  renderChat();
  expect(screen.getByText('2.0').closest('p')).toHaveTextContent('Genie 2.0');
  expect(screen.getByRole('link', { name: 'Go to the chat' })).toHaveAttribute('href', '/chat');
});
