import type { ReactNode } from 'react';
import { BitmapFigure } from '../../../components/ui/bitmap/bitmap-figure.tsx';
import { Button } from '../../../components/ui/button.tsx';
import { Skeleton } from '../../../components/ui/skeleton.tsx';
import { VisuallyHidden } from '../../../components/ui/visually-hidden.tsx';
import styles from './chat-list.module.css';

const noBits = new Set<number>();
const skeletonWidths = ['long', 'medium', 'long', 'full', 'medium', 'long'] as const;

/** Holds the place of chats that are on their way. */
export const ChatsLoading = ({ label }: { readonly label: string }) => (
  <div className={styles.loading} role="status">
    <VisuallyHidden>{label}</VisuallyHidden>
    {skeletonWidths.map((width, index) => (
      // biome-ignore lint/suspicious/noArrayIndexKey: the lines never change
      <Skeleton key={index} width={width} />
    ))}
  </div>
);

type ChatsFailedProps = {
  readonly text: string;
  readonly onRetry: () => void;
  readonly busy: boolean;
};

/** Chats that did not come. */
export const ChatsFailed = ({ text, onRetry, busy }: ChatsFailedProps) => (
  <div className={styles.note}>
    <p>{text}</p>
    <Button size="s" busy={busy} onClick={onRetry}>
      Try again
    </Button>
  </div>
);

/** What stands where there is no chat to list. */
export const ChatsNote = ({ children }: { readonly children: ReactNode }) => (
  <div className={styles.note}>
    <BitmapFigure bits={noBits} className={styles.figure} />
    <p>{children}</p>
  </div>
);
