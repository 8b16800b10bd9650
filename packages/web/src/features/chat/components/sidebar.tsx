import { pages } from '@genie/contract/client';
import { BookOpen, Lightbulb, Plus } from 'lucide-react';
import { useRef } from 'react';
import { Button } from '../../../components/ui/button.tsx';
import { Link } from '../../../components/ui/link.tsx';
import { VisuallyHidden } from '../../../components/ui/visually-hidden.tsx';
import { classNames } from '../../../lib/class-names.ts';
import { PastChats } from './past-chats.tsx';
import styles from './sidebar.module.css';
import { SupportFooter } from './support-footer.tsx';

type SidebarProps = {
  readonly currentChatId: string | null;
  readonly onOpenChat: (chatId: string) => void;
  readonly onNewChat: () => void;
  readonly inSheet?: boolean;
};

const help = [
  { to: pages.topicSupport, label: 'Supported Topics', Icon: BookOpen },
  { to: pages.guidelines, label: 'Prompts', Icon: Lightbulb },
] as const;

/** New Chat, what can be asked, the chats of the past, and where to write to. */
export const Sidebar = ({ currentChatId, onOpenChat, onNewChat, inSheet = false }: SidebarProps) => {
  const newButton = useRef<HTMLButtonElement>(null);
  return (
    <div className={classNames(styles.sidebar, inSheet && styles.inSheet)}>
      <div className={styles.new}>
        <Button ref={newButton} wide onClick={onNewChat}>
          <Plus aria-hidden="true" />
          New Chat
        </Button>
      </div>
      <ul className={styles.help}>
        {help.map(({ to, label, Icon }) => (
          <li key={to}>
            <Link className={styles.helpLink} to={to} target="_blank" rel="noopener">
              <Icon aria-hidden="true" />
              {label}
              <VisuallyHidden> (opens a new tab)</VisuallyHidden>
            </Link>
          </li>
        ))}
      </ul>
      <PastChats
        currentChatId={currentChatId}
        onOpenChat={onOpenChat}
        onCurrentDeleted={onNewChat}
        afterDeletion={newButton}
      />
      <SupportFooter />
    </div>
  );
};
