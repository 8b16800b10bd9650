import { Banner } from '../../../components/ui/banner.tsx';
import { Button } from '../../../components/ui/button.tsx';
import { Skeleton } from '../../../components/ui/skeleton.tsx';
import { VisuallyHidden } from '../../../components/ui/visually-hidden.tsx';
import styles from './panel.module.css';

type PanelWaitingProps = {
  readonly label: string;
  readonly failed: string;
  readonly error: Error | null;
  readonly onRetry: () => void;
};

/** Stands in a tab until its content is there, or says why it is not. */
export const PanelWaiting = ({ label, failed, error, onRetry }: PanelWaitingProps) =>
  error === null ? (
    <div className={styles.waiting} role="status">
      <VisuallyHidden>{label}</VisuallyHidden>
      <Skeleton width="long" />
      <Skeleton width="medium" />
      <Skeleton width="long" />
      <Skeleton width="short" />
    </div>
  ) : (
    <Banner
      tone="declined"
      detail={error.message}
      action={
        <Button size="s" onClick={onRetry}>
          Try again
        </Button>
      }
    >
      {failed}
    </Banner>
  );
