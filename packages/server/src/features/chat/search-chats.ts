import type { Context } from '../../context.ts';
import { limitAttempts } from '../abuse/index.ts';
import { findChats, findQuestionsPage } from './chat-store.ts';
import { matcherOf } from './search-text.ts';

const questionsOfPage = 500;

/**
 * A user's own chats, by last activity, whose name or one of whose questions holds every word. The texts are compared
 * here and not by the database: neither of the two compares without accents, and only one without the case of é.
 */
export const searchChats = async (context: Context, userId: string, text: string) => {
  const { storage } = context;
  await limitAttempts(context, 'search', { byAccount: userId });
  const matches = matcherOf(text);
  const chats = await findChats(storage.db, userId);
  const found = new Set(chats.filter(({ firstQuery }) => matches(firstQuery)).map(({ id }) => id));
  let last: string | undefined;
  for (;;) {
    const page = await findQuestionsPage(storage.db, userId, last, questionsOfPage);
    for (const { chatId, query } of page) if (!found.has(chatId) && matches(query)) found.add(chatId);
    last = page.at(-1)?.id;
    if (page.length < questionsOfPage) return chats.filter(({ id }) => found.has(id));
  }
};
