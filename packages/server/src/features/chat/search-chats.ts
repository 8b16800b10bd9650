import type { Context } from '../../context.ts';
import type { PageEnd } from '../../storage/index.ts';
import { limitAttempts } from '../abuse/index.ts';
import { presentAccess } from '../plans/index.ts';
import { findChats, findTextsPage } from './chat-store.ts';
import { pageSizeFor } from './page-size.ts';
import { matcherOf } from './search-text.ts';

/**
 * A user's own chats, by last activity, whose name or one of whose questions, with its answer, holds every word. Answers
 * count while they may be read. The texts are compared here and not by the database: neither of the two compares without
 * accents, and only one without the case of é.
 */
export const searchChats = async (context: Context, userId: string, text: string) => {
  const { storage } = context;
  await limitAttempts(context, 'search', { byAccount: userId });
  const matches = matcherOf(text);
  const [chats, { isSubscription }] = await Promise.all([
    findChats(storage.statements, userId),
    presentAccess(context, userId),
  ]);
  const found = new Set(chats.filter(({ firstQuery }) => matches(firstQuery)).map(({ id }) => id));
  let after: PageEnd | undefined;
  let most = pageSizeFor([]);
  for (;;) {
    const page = await findTextsPage(storage.db, userId, { after, most, answers: isSubscription === 1 });
    for (const { chatId, text } of page) if (!found.has(chatId) && matches(text)) found.add(chatId);
    if (page.length < most) return chats.filter(({ id }) => found.has(id));
    after = page.at(-1);
    most = pageSizeFor(page.map(({ text }) => text.length));
  }
};
