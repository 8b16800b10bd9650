import type { LastChatResponse } from '@genie/contract';
import { loopTurns } from '@genie/knowledge';
import type { Context } from '../../context.ts';
import { currentSubscription } from '../payments/index.ts';
import { presentAccess } from '../plans/index.ts';
import { groupChats, presentChat } from './chat-groups.ts';
import { findChats } from './chat-store.ts';

/** A list may hold thousands of chats: one begins in each turn of the event loop, so that nothing else waits for hundreds of them. */
const turn = loopTurns();

/** What the chat page opens with: chats by last activity, the plan, and what is left of its limits. */
export const lastChats = async (context: Context, userId: string): Promise<LastChatResponse> => {
  const [access, subscription] = await Promise.all([
    presentAccess(context, userId),
    currentSubscription(context, userId),
  ]);
  await turn();
  // Last, as a long list that waits for the rest in the queue of the database takes memory for everyone who asks at once.
  const chats = await findChats(context.storage.statements, userId);
  return {
    status: 'success',
    last_chat: chats[0]?.id ?? null,
    is_subscription: access.isSubscription,
    ...groupChats(chats, context.time, context.clock.now()),
    pinned_chats: chats.filter(({ pinned }) => pinned).map(presentChat),
    ...subscription,
    limits: access.limits,
  };
};
