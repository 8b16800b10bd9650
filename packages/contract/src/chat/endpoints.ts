import { z } from 'zod';
import { messageResponseSchema } from '../accounts/schemas.ts';
import { defineEndpoint } from '../endpoint.ts';
import { paths } from '../paths.ts';
import * as answers from './answer-schemas.ts';
import * as chats from './chat-schemas.ts';
import * as feedback from './feedback-schemas.ts';
import * as sources from './source-schemas.ts';

const feature = 'Chat';

export const chatEndpoints = {
  sendPrompt: defineEndpoint({
    method: 'POST',
    path: paths.sendPrompt,
    feature,
    summary: 'Ask a question; with Accept: text/event-stream the answer is streamed as it is written',
    authentication: 'access',
    body: answers.sendPromptRequestSchema,
    response: answers.sendPromptResponseSchema,
    errors: [
      'not_found',
      'entry_exists',
      'entry_not_last',
      'provider_failed',
      'provider_unavailable',
      'provider_timeout',
    ],
    stream: 'if-accepted',
  }),
  answerEvents: defineEndpoint({
    method: 'GET',
    path: paths.answerEvents,
    feature,
    summary: 'The events of an answer, from after Last-Event-ID',
    authentication: 'access',
    params: answers.answerEventsParamsSchema,
    headers: answers.answerEventsHeadersSchema,
    response: answers.eventStreamSchema,
    errors: ['not_found'],
    stream: 'always',
  }),
  stopAnswer: defineEndpoint({
    method: 'POST',
    path: paths.stopAnswer,
    feature,
    summary: 'Stop an answer that is being written; what was written is kept and counts',
    authentication: 'access',
    body: answers.stopAnswerRequestSchema,
    response: messageResponseSchema,
    errors: ['not_found', 'answer_finished'],
  }),
  getChatHistory: defineEndpoint({
    method: 'POST',
    path: paths.getChatHistory,
    feature,
    summary: 'Questions and answers of one chat',
    authentication: 'access',
    body: answers.chatHistoryRequestSchema,
    response: answers.chatHistoryResponseSchema,
    errors: ['not_found'],
  }),
  getSourcePassage: defineEndpoint({
    method: 'POST',
    path: paths.getSourcePassage,
    feature,
    summary:
      'The whole passage behind a source of one of your own answers, and the public sources that confirm it',
    authentication: 'access',
    body: sources.sourcePassageRequestSchema,
    response: sources.sourcePassageResponseSchema,
    errors: ['not_found'],
  }),
  answerFeedback: defineEndpoint({
    method: 'POST',
    path: paths.answerFeedback,
    feature,
    summary: 'Say whether one of your own answers is good or bad, with a comment; or take that back',
    authentication: 'access',
    body: feedback.answerFeedbackRequestSchema,
    response: messageResponseSchema,
    errors: ['not_found'],
  }),
  getLastChatId: defineEndpoint({
    method: 'POST',
    path: paths.getLastChatId,
    feature,
    summary: 'Chats by last activity, the plan and its limits',
    authentication: 'access',
    body: z.object({}),
    response: chats.lastChatResponseSchema,
    errors: [],
  }),
  renameChat: defineEndpoint({
    method: 'POST',
    path: paths.renameChat,
    feature,
    summary: 'Give a chat a name, which then stands for its first question in the lists',
    authentication: 'access',
    body: chats.renameChatRequestSchema,
    response: chats.renameChatResponseSchema,
    errors: ['not_found'],
  }),
  pinChat: defineEndpoint({
    method: 'POST',
    path: paths.pinChat,
    feature,
    summary: 'Pin a chat, so that it stands before all others however old it is, or unpin it',
    authentication: 'access',
    body: chats.pinChatRequestSchema,
    response: messageResponseSchema,
    errors: ['not_found'],
  }),
  deleteChat: defineEndpoint({
    method: 'POST',
    path: paths.deleteChat,
    feature,
    summary: 'Delete a chat with its questions and answers; what was counted stays counted',
    authentication: 'access',
    body: chats.deleteChatRequestSchema,
    response: messageResponseSchema,
    errors: ['not_found'],
  }),
  searchChats: defineEndpoint({
    method: 'POST',
    path: paths.searchChats,
    feature,
    summary: 'Chats whose name or one of whose questions, with its answer, holds every word searched for',
    authentication: 'access',
    body: chats.searchChatsRequestSchema,
    response: chats.searchChatsResponseSchema,
    errors: [],
  }),
} as const;
