import { Banner } from '../../../components/ui/banner.tsx';
import { Button } from '../../../components/ui/button.tsx';
import { Skeleton } from '../../../components/ui/skeleton.tsx';
import { VisuallyHidden } from '../../../components/ui/visually-hidden.tsx';
import styles from './panel.module.css';

type PanelWaitingProps = {
  readonly label: string;
  /** How many lines are expected. */
  readonly lines: number;
  readonly failed: string;
  readonly error: Error | null;
  readonly onRetry: () => void;
};

/** Stands in a tab until its content is there, or says why it is not. */
export const PanelWaiting = ({ label, lines, failed, error, onRetry }: PanelWaitingProps) =>
  error === null ? (
    <div role="status">
      <VisuallyHidden>{label}</VisuallyHidden>
      {Array.from({ length: lines }, (_, line) => line).map((line) => (
        <div key={line} className={styles.fact}>
          <Skeleton width="medium" />
          <Skeleton width="long" />
        </div>
      ))}
    </div>
  ) : (
    <div className={styles.failed}>
      <Banner tone="declined" detail={error.message}>
        {failed}
      </Banner>
      <Button size="s" onClick={onRetry}>
        Try again
      </Button>
    </div>
  );
