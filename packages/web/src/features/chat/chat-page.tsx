import { type ReactNode, useCallback, useEffect, useLayoutEffect, useRef } from 'react';
import { flushSync } from 'react-dom';
import { LazySheet } from '../../components/ui/lazy-sheet.tsx';
import { PageMain } from '../../components/ui/page-main.tsx';
import { VisuallyHidden } from '../../components/ui/visually-hidden.tsx';
import { classNames } from '../../lib/class-names.ts';
import { useLastChats } from '../../lib/use-last-chats.ts';
import styles from './chat-page.module.css';
import { AnswerAnnouncer } from './components/answer-announcer.tsx';
import { ChatBar } from './components/chat-bar.tsx';
import { ChatLoading, ChatUnavailable } from './components/chat-opening.tsx';
import { Composer } from './components/composer.tsx';
import { ComposerNotice } from './components/composer-notice.tsx';
import { ConversationView } from './components/conversation-view.tsx';
import { focusWithoutKeyboard } from './components/focus-without-keyboard.ts';
import { SampleQuestions } from './components/sample-questions.tsx';
import { ScrollDownButton } from './components/scroll-down-button.tsx';
import { Sidebar } from './components/sidebar.tsx';
import { SourcesPanel } from './components/sources-panel.tsx';
import { useFollowEnd } from './components/use-follow-end.ts';
import { useOpenSource } from './components/use-open-source.ts';
import { useSidebar } from './components/use-sidebar.ts';
import { Welcome } from './components/welcome.tsx';
import { nameOf, previewOf } from './state/chat-list.ts';
import { runningEntry } from './state/conversation.ts';
import { useConversation } from './state/use-conversation.ts';
import { pageTexts } from './texts.ts';

type ChatPageProps = {
  /** The menu of the account, in the corner of the bar. */
  readonly account?: ReactNode;
};

/** The chat: its past to the left, the open one in the middle, an answer's sources to the right. */
export const ChatPage = ({ account }: ChatPageProps) => {
  const [conversation, session] = useConversation();
  const { data: lastChats } = useLastChats();
  const { chatId, phase, problem, entries, limitedUntil } = conversation;
  const sidebar = useSidebar();
  const sources = useOpenSource(conversation);
  const content = useRef<HTMLDivElement>(null);
  const field = useRef<HTMLTextAreaElement>(null);
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

  useLayoutEffect(() => {
    const { classList } = document.documentElement;
    classList.add(styles.root ?? '');
    return () => classList.remove(styles.root ?? '');
  }, []);

  // Who comes straight here can type at once; after a navigation the heading has the focus.
  useEffect(() => {
    if (document.activeElement === document.body) focusWithoutKeyboard(field.current);
  }, []);

  const ask = useCallback(
    (query: string) => {
      void session.ask(query);
      scrollToEnd();
    },
    [session, scrollToEnd],
  );
  const openChat = (id: string) => {
    sidebar.setOpen(false);
    if (id !== chatId || phase === 'unavailable') void session.openChat(id);
  };
  const newChat = () => {
    // At once, so that a box that was closed can take the focus.
    flushSync(() => {
      sidebar.setOpen(false);
      session.newChat();
    });
    focusWithoutKeyboard(field.current);
  };
  const sidebarContent = (
    <Sidebar currentChatId={chatId} inSheet={!sidebar.beside} onOpenChat={openChat} onNewChat={newChat} />
  );

  return (
    <div className={styles.page}>
      <ChatBar
        account={account}
        sidebarOpen={sidebar.open}
        onToggleSidebar={() => sidebar.setOpen(!sidebar.open)}
      />
      {sidebar.beside ? (
        <aside className={styles.sidebar} aria-label="Your chats">
          {sidebarContent}
        </aside>
      ) : null}
      {sidebar.open ? (
        <LazySheet open side="start" title="Chats" onOpenChange={sidebar.setOpen}>
          {sidebarContent}
        </LazySheet>
      ) : null}
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
      {sources.entry?.entryId == null || sources.openSource === null ? null : (
        <SourcesPanel
          entryId={sources.entry.entryId}
          documents={sources.entry.documents}
          activeSource={sources.openSource.source}
          onSource={sources.showOther}
          onClose={sources.close}
        />
      )}
    </div>
  );
};
