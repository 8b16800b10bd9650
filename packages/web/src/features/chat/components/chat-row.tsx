import type { ChatPreview } from '@genie/contract/client';
import { Pencil, Pin, PinOff, Trash2 } from 'lucide-react';
import { IconButton } from '../../../components/ui/icon-button.tsx';
import { previewOf } from '../state/chat-list.ts';
import styles from './chat-row.module.css';

export type ChatRowProps = {
  readonly chat: ChatPreview;
  readonly current: boolean;
  readonly pinned: boolean;
  readonly onOpen: () => void;
  readonly onRename: () => void;
  readonly onPin: () => void;
  readonly onDelete: () => void;
};

/** A chat of the list: opens it, renames it, pins it, deletes it. */
export const ChatRow = ({ chat, current, pinned, onOpen, onRename, onPin, onDelete }: ChatRowProps) => {
  const preview = previewOf(chat.user_query);
  const PinIcon = pinned ? PinOff : Pin;
  return (
    <li className={styles.row}>
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
      <span className={styles.actions}>
        <IconButton label={`Rename “${preview}”`} size="s" className={styles.action} onClick={onRename}>
          <Pencil aria-hidden="true" />
        </IconButton>
        <IconButton
          label={`${pinned ? 'Unpin' : 'Pin'} “${preview}”`}
          size="s"
          className={styles.action}
          data-pin={chat.chat_id}
          onClick={onPin}
        >
          <PinIcon aria-hidden="true" />
        </IconButton>
        <IconButton label={`Delete “${preview}”`} size="s" className={styles.action} onClick={onDelete}>
          <Trash2 aria-hidden="true" />
        </IconButton>
      </span>
    </li>
  );
};
