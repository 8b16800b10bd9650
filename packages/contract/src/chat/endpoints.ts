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
    errors: ['unauthenticated', 'not_found', 'provider_failed', 'provider_unavailable', 'provider_timeout'],
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
} as const;
