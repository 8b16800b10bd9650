import type { LastChatResponse } from '@genie/contract/client';
import { type RefObject, useCallback, useEffect, useLayoutEffect, useRef } from 'react';
import { PageMain } from '../../../components/ui/page-main.tsx';
import { VisuallyHidden } from '../../../components/ui/visually-hidden.tsx';
import { classNames } from '../../../lib/class-names.ts';
import { nameOf, previewOf } from '../state/chat-list.ts';
import { type Conversation, runningEntry } from '../state/conversation.ts';
import type { ConversationSession } from '../state/conversation-session.ts';
import { pageTexts } from '../texts.ts';
import { AnswerAnnouncer } from './answer-announcer.tsx';
import styles from './chat-main.module.css';
import { ChatLoading, ChatUnavailable } from './chat-opening.tsx';
import { Composer } from './composer.tsx';
import { ComposerNotice } from './composer-notice.tsx';
import { ConversationView } from './conversation-view.tsx';
import { focusWithoutKeyboard } from './focus-without-keyboard.ts';
import { SampleQuestions } from './sample-questions.tsx';
import { ScrollDownButton } from './scroll-down-button.tsx';
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

  // biome-ignore lint/correctness/useExhaustiveDependencies: a chat opens at its end, the welcome screen at its start
  useLayoutEffect(() => {
    if (isWelcome) window.scrollTo(0, 0);
    else scrollToEnd();
  }, [isWelcome, phase, scrollToEnd]);

  // Who comes straight here can type at once; after a navigation the heading has the focus.
  useEffect(() => {
    if (document.activeElement === document.body) focusWithoutKeyboard(field.current);
  }, [field]);

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
      <div className={styles.dock}>
        {atEnd || isWelcome ? null : <ScrollDownButton onClick={() => scrollToEnd('smooth')} />}
        <ComposerNotice isSubscription={isSubscription} limitedUntil={limitedUntil} />
        <Composer
          field={field}
          running={running !== undefined}
          stopping={running?.stopping ?? false}
          closed={phase !== 'ready' || limitedUntil !== null}
          limits={isSubscription === 0 || limitedUntil !== null ? undefined : lastChats?.limits}
          onSend={ask}
          onStop={() => void session.stop()}
        />
        {isWelcome ? null : <p className={styles.disclaimer}>{pageTexts.disclaimer}</p>}
      </div>
      {isWelcome ? <SampleQuestions disabled={limitedUntil !== null} onAsk={ask} /> : null}
      <AnswerAnnouncer last={entries.at(-1)} />
    </PageMain>
  );
};
