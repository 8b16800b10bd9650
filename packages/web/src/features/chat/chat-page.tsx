import { type ReactNode, useLayoutEffect, useRef } from 'react';
import { flushSync } from 'react-dom';
import { LazySheet } from '../../components/ui/lazy-sheet.tsx';
import { useLastChats } from '../../lib/use-last-chats.ts';
import styles from './chat-page.module.css';
import { ChatBar } from './components/chat-bar.tsx';
import { ChatMain } from './components/chat-main.tsx';
import { focusWithoutKeyboard } from './components/focus-without-keyboard.ts';
import { Sidebar } from './components/sidebar.tsx';
import { SourcesPanel } from './components/sources-panel.tsx';
import { useOpenSource } from './components/use-open-source.ts';
import { useSidebar } from './components/use-sidebar.ts';
import { useConversation } from './state/use-conversation.ts';

type ChatPageProps = {
  /** The menu of the account, in the corner of the bar. */
  readonly account?: ReactNode;
};

/** The chat: its past to the left, the open one in the middle, an answer's sources to the right. */
export const ChatPage = ({ account }: ChatPageProps) => {
  const { data: lastChats } = useLastChats();
  const [conversation, session] = useConversation(lastChats?.limits);
  const { chatId, phase } = conversation;
  const sidebar = useSidebar();
  const sources = useOpenSource(conversation);
  const field = useRef<HTMLTextAreaElement>(null);

  useLayoutEffect(() => {
    const { classList } = document.documentElement;
    classList.add(styles.root ?? '');
    return () => classList.remove(styles.root ?? '');
  }, []);

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
      <ChatMain
        conversation={conversation}
        session={session}
        lastChats={lastChats}
        sources={sources}
        field={field}
      />
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
