import { z } from 'zod';
import { messageResponseSchema } from '../accounts/schemas.ts';
import { defineEndpoint } from '../endpoint.ts';
import { paths } from '../paths.ts';
import * as schemas from './schemas.ts';

const feature = 'Chat';
const stream = 'text/event-stream';

export const chatEndpoints = {
  sendPrompt: defineEndpoint({
    method: 'POST',
    path: paths.sendPrompt,
    feature,
    summary: 'Ask a question; with Accept: text/event-stream the answer is streamed as it is written',
    authentication: 'access',
    body: schemas.sendPromptRequestSchema,
    response: schemas.sendPromptResponseSchema,
    errors: [
      'unauthenticated',
      'not_found',
      'entry_not_last',
      'provider_failed',
      'provider_unavailable',
      'provider_timeout',
    ],
    stream,
  }),
  answerEvents: defineEndpoint({
    method: 'GET',
    path: paths.answerEvents,
    feature,
    summary: 'The events of an answer, from after Last-Event-ID',
    authentication: 'access',
    params: schemas.answerEventsParamsSchema,
    response: z.string().describe('An event stream: entry, block, done, error.'),
    errors: ['unauthenticated', 'not_found'],
    stream,
  }),
  stopAnswer: defineEndpoint({
    method: 'POST',
    path: paths.stopAnswer,
    feature,
    summary: 'Stop an answer that is being written; what was written is kept and counts',
    authentication: 'access',
    body: schemas.stopAnswerRequestSchema,
    response: messageResponseSchema,
    errors: ['unauthenticated', 'not_found', 'answer_finished'],
  }),
  getChatHistory: defineEndpoint({
    method: 'POST',
    path: paths.getChatHistory,
    feature,
    summary: 'Questions and answers of one chat',
    authentication: 'access',
    body: schemas.chatHistoryRequestSchema,
    response: schemas.chatHistoryResponseSchema,
    errors: ['unauthenticated', 'not_found'],
  }),
  getSourcePassage: defineEndpoint({
    method: 'POST',
    path: paths.getSourcePassage,
    feature,
    summary:
      'The whole passage behind a source of one of your own answers, and the public sources that confirm it',
    authentication: 'access',
    body: schemas.sourcePassageRequestSchema,
    response: schemas.sourcePassageResponseSchema,
    errors: ['unauthenticated', 'not_found'],
  }),
  getLastChatId: defineEndpoint({
    method: 'POST',
    path: paths.getLastChatId,
    feature,
    summary: 'Chats by last activity, the plan and its limits',
    authentication: 'access',
    body: z.object({}),
    response: schemas.lastChatResponseSchema,
    errors: ['unauthenticated'],
  }),
  renameChat: defineEndpoint({
    method: 'POST',
    path: paths.renameChat,
    feature,
    summary: 'Give a chat a name, which then stands for its first question in the lists',
    authentication: 'access',
    body: schemas.renameChatRequestSchema,
    response: schemas.renameChatResponseSchema,
    errors: ['unauthenticated', 'not_found'],
  }),
  deleteChat: defineEndpoint({
    method: 'POST',
    path: paths.deleteChat,
    feature,
    summary: 'Delete a chat with its questions and answers; what was counted stays counted',
    authentication: 'access',
    body: schemas.deleteChatRequestSchema,
    response: messageResponseSchema,
    errors: ['unauthenticated', 'not_found'],
  }),
  searchChats: defineEndpoint({
    method: 'POST',
    path: paths.searchChats,
    feature,
    summary: 'Chats whose name or one of whose questions holds every word searched for',
    authentication: 'access',
    body: schemas.searchChatsRequestSchema,
    response: schemas.searchChatsResponseSchema,
    errors: ['unauthenticated'],
  }),
} as const;
