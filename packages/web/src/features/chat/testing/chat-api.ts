import { type ChatHistoryEntry, type LastChatResponse, paths } from '@genie/contract/client';
import { HttpResponse, http } from 'msw';
import { answerPost, type SeenRequest } from '../../../testing/handlers.ts';
import { server } from '../../../testing/server.ts';
import { type AnswerStream, answerStream } from './answer-stream.ts';
import { lastChats } from './chat-samples.ts';

type ChatApi = {
  /** The questions that were asked. */
  readonly asked: SeenRequest[];
  /** The answers that were asked to stop. */
  readonly stopped: SeenRequest[];
  /** The readers that came back to an answer: whose, and after which event. */
  readonly resumed: { readonly entryId: string; readonly after: string | null }[];
  /** The stream that answers the n-th question, or the n-th reader that came back. */
  readonly asking: readonly AnswerStream[];
  readonly resuming: readonly AnswerStream[];
};

const streams = 4;

/** Stands in for the calls of the chat page: streams that the test writes, a history and a list of chats. */
export const chatApi = ({
  chats = lastChats(),
  history = {},
}: {
  readonly chats?: LastChatResponse;
  readonly history?: Readonly<Record<string, readonly ChatHistoryEntry[]>>;
} = {}): ChatApi => {
  const api: ChatApi = {
    asked: [],
    stopped: [],
    resumed: [],
    asking: Array.from({ length: streams }, () => answerStream()),
    resuming: Array.from({ length: streams }, () => answerStream(100)),
  };
  server.use(
    answerPost(paths.getLastChatId, chats),
    answerPost(paths.getUserProfile, {
      full_name: 'Amina Rahman',
      email: 'amina@example.com',
      phone: '1',
      photo: null,
    }),
    http.get(paths.settings, () =>
      HttpResponse.json({
        brand_name: 'Genie',
        operator_name: 'Genie',
        support_email: 'support@genie.local',
      }),
    ),
    http.post(paths.getChatHistory, async ({ request }) => {
      const { chat_id } = (await request.json()) as { chat_id: string };
      const entries = history[chat_id];
      return entries === undefined
        ? HttpResponse.json({ detail: 'This was not found.', code: 'not_found' }, { status: 404 })
        : HttpResponse.json({ chat_history: entries });
    }),
    http.post(paths.sendPrompt, async ({ request }) => {
      api.asked.push({ headers: request.headers, body: await request.json() });
      return api.asking[api.asked.length - 1]?.response;
    }),
    http.get(paths.answerEvents, ({ request, params }) => {
      api.resumed.push({
        entryId: String(params.entry_id),
        after: request.headers.get('last-event-id'),
      });
      return api.resuming[api.resumed.length - 1]?.response;
    }),
    answerPost(paths.stopAnswer, { message: 'stopped' }, { seen: api.stopped }),
  );
  return api;
};
