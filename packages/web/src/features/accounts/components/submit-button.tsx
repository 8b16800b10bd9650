import type { ReactNode } from 'react';
import { Button } from '../../../components/ui/button.tsx';
import styles from './submit-button.module.css';

/** The button that sends a form of the account pages, as wide as its fields. */
export const SubmitButton = ({ children }: { readonly children: ReactNode }) => (
  <div className={styles.submit}>
    <Button type="submit" look="primary" size="l" wide>
      {children}
    </Button>
  </div>
);
