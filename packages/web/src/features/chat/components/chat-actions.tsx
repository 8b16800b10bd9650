import { Pencil, Pin, PinOff, Trash2 } from 'lucide-react';
import { IconButton } from '../../../components/ui/icon-button.tsx';
import styles from './chat-actions.module.css';

type ChatActionsProps = {
  readonly chatId: string;
  /** The chat's name, as the list shows it. */
  readonly preview: string;
  readonly pinned: boolean;
  /** Whether each says what it does, below the chat's name; otherwise they lie over the end of its line. */
  readonly inWords: boolean;
  readonly onRename: () => void;
  readonly onPin: () => void;
  readonly onDelete: () => void;
};

/** What can be done with a chat of the list, besides opening it. */
export const ChatActions = (props: ChatActionsProps) => {
  const { chatId, preview, pinned, inWords, onRename, onPin, onDelete } = props;
  const actions = [
    { verb: 'Rename', Icon: Pencil, act: onRename },
    { verb: pinned ? 'Unpin' : 'Pin', Icon: pinned ? PinOff : Pin, act: onPin, pin: chatId },
    { verb: 'Delete', Icon: Trash2, act: onDelete },
  ];
  return (
    <span className={inWords ? styles.words : styles.icons}>
      {actions.map(({ verb, Icon, act, pin }, index) => (
        <IconButton
          // The second is the same button, whichever it does.
          // biome-ignore lint/suspicious/noArrayIndexKey: the list never changes its order
          key={index}
          label={`${verb} “${preview}”`}
          size="s"
          className={styles.action}
          data-pin={pin}
          onClick={act}
        >
          <Icon aria-hidden="true" />
          {inWords ? verb : null}
        </IconButton>
      ))}
    </span>
  );
};
