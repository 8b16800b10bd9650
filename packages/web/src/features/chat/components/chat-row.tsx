import type { ChatPreview } from '@genie/contract/client';
import { Ellipsis } from 'lucide-react';
import { IconButton } from '../../../components/ui/icon-button.tsx';
import { classNames } from '../../../lib/class-names.ts';
import { previewOf } from '../state/chat-list.ts';
import { ChatActions } from './chat-actions.tsx';
import styles from './chat-row.module.css';

type ChatRowProps = {
  readonly chat: ChatPreview;
  readonly current: boolean;
  readonly pinned: boolean;
  /** For a finger, which needs room: its actions fold out below its name. Undefined where a pointer finds them on the row. */
  readonly unfolding: { readonly unfolded: boolean; readonly toggle: () => void } | undefined;
  readonly onOpen: () => void;
  readonly onRename: () => void;
  readonly onPin: () => void;
  readonly onDelete: () => void;
};

/** A chat of the list: opens it, renames it, pins it, deletes it. */
export const ChatRow = ({ chat, current, pinned, unfolding, onOpen, ...on }: ChatRowProps) => {
  const preview = previewOf(chat.user_query);
  const actions = { chatId: chat.chat_id, preview, pinned, ...on };
  return (
    <li className={classNames(styles.row, unfolding === undefined ? styles.pointed : styles.touched)}>
      <button
        type="button"
        className={styles.chat}
        title={chat.user_query}
        aria-current={current ? 'true' : undefined}
        onClick={onOpen}
      >
        <span className={styles.name} dir="auto">
          {preview}
        </span>
      </button>
      {unfolding === undefined ? (
        <ChatActions {...actions} inWords={false} />
      ) : (
        <IconButton
          label={`What to do with “${preview}”`}
          className={styles.unfold}
          aria-expanded={unfolding.unfolded}
          onClick={unfolding.toggle}
        >
          <Ellipsis aria-hidden="true" />
        </IconButton>
      )}
      {unfolding?.unfolded ? <ChatActions {...actions} inWords /> : null}
    </li>
  );
};
