import { paths } from '@genie/contract/client';
import { QueryClient, QueryObserver } from '@tanstack/react-query';
import { waitFor } from '@testing-library/react';
import { HttpResponse, http } from 'msw';
import { beforeEach, expect, test } from 'vitest';
import { lastChatsQuery } from '../../../lib/api/last-chats-query.ts';
import { server } from '../../../testing/server.ts';
import { tokenExpiringIn } from '../../../testing/tokens.ts';
import { chatPreview, lastChats } from '../testing/chat-samples.ts';
import { withName, withPin } from './chat-list.ts';
import { ListedChats } from './listed-chats.ts';

const chat = chatPreview('chat-1', 'What is DE 39?');
const before = lastChats({ last_chat: 'chat-1', today_chats: [chat] });
const after = withName(before, 'chat-1', 'Response codes');

const queries = new QueryClient({ defaultOptions: { queries: { retry: false, staleTime: 30_000 } } });
const listed = new ListedChats(queries);
const shown = () => queries.getQueryData(lastChatsQuery.queryKey);

/** The calls for the list that wait for their answer, oldest first. */
let calls: ((list: typeof before) => void)[];
const called = (count: number) => waitFor(() => expect(calls).toHaveLength(count));

const theFirst = async () => {
  await called(1);
  calls[0]?.(before);
  await waitFor(() => expect(shown()).toEqual(before));
};

beforeEach(() => {
  calls = [];
  queries.clear();
  localStorage.setItem('access_token', tokenExpiringIn(60));
  server.use(
    http.post(paths.getLastChatId, () =>
      new Promise<typeof before>((answer) => calls.push(answer)).then((list) => HttpResponse.json(list)),
    ),
  );
  return new QueryObserver(queries, lastChatsQuery).subscribe(() => undefined);
});

test('a change shows at once, and asks for nothing where no list is on its way', async () => {
  await theFirst();
  listed.change(() => after);
  expect(shown()).toEqual(after);
  expect(queries.isFetching()).toBe(0);
});

test('a list from before a change never takes its place', async () => {
  await theFirst();
  listed.renew();
  await called(2);
  listed.change(() => after);
  await called(3);
  calls[1]?.(before);
  const confirmed = withPin(after, chat, true);
  calls[2]?.(confirmed);
  await waitFor(() => expect(shown()).toEqual(confirmed));
});

test('the first list, where it is from before a change, is asked for again', async () => {
  await called(1);
  listed.change(() => after);
  await called(2);
  calls[0]?.(before);
  calls[1]?.(after);
  await waitFor(() => expect(shown()).toEqual(after));
});

test('a change the server is yet to make is kept from a list on its way, and asks for none', async () => {
  await theFirst();
  listed.renew();
  await called(2);
  listed.preview((list) => withPin(list, chat, true));
  expect(shown()?.pinned_chats).toEqual([chat]);
  expect(queries.isFetching()).toBe(0);
});

test('the newest chat is asked for however fresh the list is', async () => {
  await theFirst();
  const newest = listed.askNewest();
  await called(2);
  calls[1]?.(lastChats({ last_chat: 'chat-2' }));
  expect(await newest).toBe('chat-2');
  expect(listed.newest()).toBe('chat-2');
});
