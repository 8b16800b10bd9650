import {
  type ChatHistoryEntry,
  type LastChatResponse,
  paths,
  type SourcePassage,
} from '@genie/contract/client';
import { HttpResponse, http } from 'msw';
import { answerPost, type SeenRequest } from '../../../testing/handlers.ts';
import { server } from '../../../testing/server.ts';
import { type AnswerStream, answerStream } from './answer-stream.ts';
import { documents, lastChats } from './chat-samples.ts';

type ChatApi = {
  /** The questions that were asked. */
  readonly asked: SeenRequest[];
  /** The answers that were asked to stop. */
  readonly stopped: SeenRequest[];
  /** The sources that were opened. */
  readonly opened: SeenRequest[];
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
  passage = {},
}: {
  readonly chats?: LastChatResponse;
  readonly history?: Readonly<Record<string, readonly ChatHistoryEntry[]>>;
  /** What opening a source answers with, beside the source itself. */
  readonly passage?: Partial<SourcePassage>;
} = {}): ChatApi => {
  const api: ChatApi = {
    asked: [],
    stopped: [],
    opened: [],
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
    http.post(paths.getSourcePassage, async ({ request }) => {
      const body = (await request.json()) as { source: number };
      api.opened.push({ headers: request.headers, body });
      const state = { state: 'as_given', passage: '<p>The whole passage.</p>', references: [] };
      return HttpResponse.json({ ...documents[body.source - 1], ...state, ...passage });
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
