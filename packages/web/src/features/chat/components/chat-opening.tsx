import { Banner } from '../../../components/ui/banner.tsx';
import { Button } from '../../../components/ui/button.tsx';
import { Skeleton } from '../../../components/ui/skeleton.tsx';
import { VisuallyHidden } from '../../../components/ui/visually-hidden.tsx';
import styles from './chat-opening.module.css';

/** Holds the place of a chat whose history is on its way. */
export const ChatLoading = () => (
  <div className={styles.loading} role="status">
    <VisuallyHidden>Loading the chat</VisuallyHidden>
    <Skeleton shape="block" className={styles.bubble} />
    <Skeleton width="short" />
    <Skeleton width="full" />
    <Skeleton width="long" />
    <Skeleton width="medium" />
  </div>
);

/** A chat whose history did not come. */
export const ChatUnavailable = ({
  problem,
  onRetry,
}: {
  readonly problem: string | null;
  readonly onRetry: () => void;
}) => (
  <Banner
    tone="declined"
    detail={
      <>
        {problem}
        <span className={styles.remedy}>
          <Button size="s" onClick={onRetry}>
            Try again
          </Button>
        </span>
      </>
    }
  >
    This chat could not be opened.
  </Banner>
);
