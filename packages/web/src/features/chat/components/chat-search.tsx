import { constants } from '@genie/contract/client';
import { Search } from 'lucide-react';
import styles from './chat-search.module.css';

type ChatSearchProps = {
  readonly text: string;
  readonly onChange: (text: string) => void;
};

/** The field that searches the chats; Escape empties it. */
export const ChatSearch = ({ text, onChange }: ChatSearchProps) => (
  <div className={styles.search}>
    <Search aria-hidden="true" />
    <input
      type="search"
      dir="auto"
      className={styles.field}
      aria-label="Search your chats"
      placeholder="Search your chats"
      autoComplete="off"
      enterKeyHint="search"
      maxLength={constants.maxSearchCodePoints}
      value={text}
      onChange={(event) => onChange(event.target.value)}
      onKeyDown={(event) => {
        if (event.key !== 'Escape' || text === '') return;
        // The sheet it may stand in stays open.
        event.stopPropagation();
        onChange('');
      }}
    />
  </div>
);
