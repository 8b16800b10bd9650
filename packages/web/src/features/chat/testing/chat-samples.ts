import type {
  ChatHistoryEntry,
  ChatPreview,
  LastChatResponse,
  Limits,
  PromptMessage,
  SourceDocument,
} from '@genie/contract/client';

export const limits = (change: Partial<Limits> = {}): Limits => ({
  left_today: 4,
  per_day: 5,
  left_total: null,
  resets_at: '2099-11-22T20:00:00.000Z',
  ...change,
});

export const documents: SourceDocument[] = [
  {
    id: 'd1',
    title: 'Response codes',
    section: 'What 05 means',
    category: 'Transaction switch',
    excerpt: 'Do not honour is the general refusal of an issuer.',
  },
  {
    id: 'd2',
    title: 'Issuer checks',
    section: 'The order of checks',
    category: 'Transaction switch',
    excerpt: 'The first check that fails decides the code.',
  },
];

const answerView = {
  query: 'What is DE 39?',
  answer: '<p>The response code.</p>',
  is_subscription: 1,
  documents_used: [],
  execution_time: 2.43,
  source: 'knowledge',
  follow_ups: [],
  notice: null,
  feedback: null,
} as const;

export const historyEntry = (change: Partial<ChatHistoryEntry> = {}): ChatHistoryEntry => ({
  ...answerView,
  documents_used: [],
  follow_ups: [],
  entry_id: 'entry-1',
  status: 'finished',
  replaces: null,
  created_at: '2025-11-21T08:00:00.000Z',
  ...change,
});

export const promptMessage = (change: Partial<PromptMessage> = {}): PromptMessage => ({
  ...answerView,
  documents_used: [],
  follow_ups: [],
  chat_id: 'chat-1',
  entry_id: 'entry-1',
  limit_exceed: 0,
  status: 'finished',
  limits: limits(),
  ...change,
});

export const chatPreview = (chat_id: string, user_query: string): ChatPreview => ({
  chat_id,
  user_query,
  last_activity: '2025-11-21T08:00:00.000Z',
});

export const lastChats = (change: Partial<LastChatResponse> = {}): LastChatResponse => ({
  status: 'success',
  last_chat: null,
  is_subscription: 1,
  today_chats: [],
  yesterday_chats: [],
  week_chats: [],
  month_chats: [],
  pinned_chats: [],
  subscription_history: null,
  coupon_data: null,
  limits: limits(),
  ...change,
});
