import type { LastChatResponse } from '@genie/contract/client';
import type { RefObject } from 'react';
import { type Conversation, runningEntry } from '../state/conversation.ts';
import { pageTexts } from '../texts.ts';
import styles from './chat-main.module.css';
import { Composer } from './composer.tsx';
import { ComposerNotice } from './composer-notice.tsx';
import { ScrollDownButton } from './scroll-down-button.tsx';

type ChatDockProps = {
  readonly conversation: Conversation;
  readonly lastChats: LastChatResponse | undefined;
  readonly isSubscription: 0 | 1 | undefined;
  readonly isWelcome: boolean;
  readonly field: RefObject<HTMLTextAreaElement | null>;
  /** Goes to the end of the chat; undefined where that is in view. */
  readonly onScrollDown: (() => void) | undefined;
  readonly onSend: (query: string) => void;
  readonly onStop: () => void;
};

/** The box that questions are typed in, with what there is to know before one is sent; in a chat it stays in view. */
export const ChatDock = (props: ChatDockProps) => {
  const { conversation, lastChats, isSubscription, isWelcome, onScrollDown } = props;
  const { phase, limitedUntil } = conversation;
  const running = runningEntry(conversation);
  return (
    <div className={styles.dock}>
      {onScrollDown === undefined ? null : <ScrollDownButton onClick={onScrollDown} />}
      <ComposerNotice isSubscription={isSubscription} limitedUntil={limitedUntil} />
      <Composer
        field={props.field}
        running={running !== undefined}
        stopping={running?.stopping ?? false}
        closed={phase !== 'ready' || limitedUntil !== null}
        limits={isSubscription === 0 || limitedUntil !== null ? undefined : lastChats?.limits}
        onSend={props.onSend}
        onStop={props.onStop}
      />
      {isWelcome ? null : <p className={styles.disclaimer}>{pageTexts.disclaimer}</p>}
    </div>
  );
};
