import type { LastChatResponse } from '@genie/contract/client';
import { type RefObject, useCallback, useRef } from 'react';
import { PageMain } from '../../../components/ui/page-main.tsx';
import { VisuallyHidden } from '../../../components/ui/visually-hidden.tsx';
import { classNames } from '../../../lib/class-names.ts';
import { nameOf, previewOf } from '../state/chat-list.ts';
import { type Conversation, runningEntry } from '../state/conversation.ts';
import type { ConversationSession } from '../state/conversation-session.ts';
import { AnswerAnnouncer } from './answer-announcer.tsx';
import { ChatDock } from './chat-dock.tsx';
import styles from './chat-main.module.css';
import { ChatLoading, ChatUnavailable } from './chat-opening.tsx';
import { ConversationView } from './conversation-view.tsx';
import { SampleQuestions } from './sample-questions.tsx';
import { useChatPlace } from './use-chat-place.ts';
import { useFollowEnd } from './use-follow-end.ts';
import type { OpenSourceState } from './use-open-source.ts';
import { Welcome } from './welcome.tsx';

type ChatMainProps = {
  readonly conversation: Conversation;
  readonly session: ConversationSession;
  readonly lastChats: LastChatResponse | undefined;
  readonly sources: OpenSourceState;
  /** The box that questions are typed in. */
  readonly field: RefObject<HTMLTextAreaElement | null>;
};

/** The open chat, or the welcome screen, and the box below it. */
export const ChatMain = ({ conversation, session, lastChats, sources, field }: ChatMainProps) => {
  const { chatId, phase, problem, entries, limitedUntil } = conversation;
  const content = useRef<HTMLDivElement>(null);
  const running = runningEntry(conversation);
  const isSubscription = lastChats?.is_subscription ?? conversation.isSubscription;
  const isWelcome = phase === 'ready' && entries.length === 0;
  const { atEnd, scrollToEnd } = useFollowEnd(content, running !== undefined);
  const named = lastChats === undefined || chatId === null ? undefined : nameOf(lastChats, chatId);
  const name = entries.length === 0 ? undefined : (named ?? entries[0]?.query);

  useChatPlace({ isWelcome, phase, scrollToEnd, field });

  const ask = useCallback(
    (query: string) => {
      void session.ask(query);
      scrollToEnd();
    },
    [session, scrollToEnd],
  );

  return (
    <PageMain
      title={name === undefined ? 'Chat' : previewOf(name)}
      className={classNames(styles.main, isWelcome && styles.welcome)}
    >
      <div ref={content} className={styles.content}>
        {isWelcome ? (
          <Welcome />
        ) : (
          <h1>
            <VisuallyHidden>{name ?? 'Chat'}</VisuallyHidden>
          </h1>
        )}
        {phase === 'loading' ? <ChatLoading /> : null}
        {phase === 'unavailable' && chatId !== null ? (
          <ChatUnavailable problem={problem} onRetry={() => void session.openChat(chatId)} />
        ) : null}
        <ConversationView
          conversation={conversation}
          session={session}
          openSource={sources.openSource}
          plansOffered={isSubscription === 0}
          noneLeft={lastChats?.limits.left_today === 0}
          onSource={sources.show}
          onAsk={ask}
        />
      </div>
      <ChatDock
        conversation={conversation}
        lastChats={lastChats}
        isSubscription={isSubscription}
        isWelcome={isWelcome}
        field={field}
        onScrollDown={atEnd || isWelcome ? undefined : () => scrollToEnd('smooth')}
        onSend={ask}
        onStop={() => void session.stop()}
      />
      {isWelcome ? <SampleQuestions disabled={limitedUntil !== null} onAsk={ask} /> : null}
      <AnswerAnnouncer last={entries.at(-1)} />
    </PageMain>
  );
};
