import { Plus } from 'lucide-react';
import { Button } from '../../../components/ui/button.tsx';
import { classNames } from '../../../lib/class-names.ts';
import { ChatList } from './chat-list.tsx';
import styles from './sidebar.module.css';
import { SupportFooter } from './support-footer.tsx';

export type SidebarProps = {
  readonly currentChatId: string | null;
  readonly onOpenChat: (chatId: string) => void;
  readonly onNewChat: () => void;
  readonly inSheet?: boolean;
};

/** New Chat, the chats of the past, and where to write to. */
export const Sidebar = ({ currentChatId, onOpenChat, onNewChat, inSheet = false }: SidebarProps) => (
  <div className={classNames(styles.sidebar, inSheet && styles.inSheet)}>
    <div className={styles.new}>
      <Button wide onClick={onNewChat}>
        <Plus aria-hidden="true" />
        New Chat
      </Button>
    </div>
    <nav className={styles.chats} aria-label="Chats">
      <ChatList currentChatId={currentChatId} onOpenChat={onOpenChat} />
    </nav>
    <SupportFooter />
  </div>
);
