import { ArrowDown } from 'lucide-react';
import { IconButton } from '../../../components/ui/icon-button.tsx';
import styles from './scroll-down-button.module.css';

/** Leads back to the end of the page. */
export const ScrollDownButton = ({ onClick }: { readonly onClick: () => void }) => (
  <div className={styles.holder}>
    <IconButton className={styles.button} label="Scroll down" size="s" framed onClick={onClick}>
      <ArrowDown aria-hidden="true" />
    </IconButton>
  </div>
);
