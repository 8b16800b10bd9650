import { Skeleton } from '../../../components/ui/skeleton.tsx';
import styles from './offers-loading.module.css';

/** Holds the place of an offer's button, and of the line below it where there is one. */
export const ActionWaiting = ({ explained = false }: { readonly explained?: boolean }) => (
  <span className={styles.action} aria-hidden="true">
    <Skeleton shape="block" className={styles.button} />
    {explained ? <Skeleton width="long" className={styles.why} /> : null}
  </span>
);
