import { CircleAlert, CircleCheck, Clock, Info } from 'lucide-react';
import type { ReactNode } from 'react';
import { classNames } from '../../lib/class-names.ts';
import styles from './banner.module.css';

type BannerProps = {
  /** The signal: each has its colour and its shape. */
  readonly tone?: 'info' | 'approved' | 'declined' | 'pending';
  /** What happened, first and strongest. */
  readonly children: ReactNode;
  /** Why, or what to do next, on a second line. */
  readonly detail?: ReactNode;
  readonly action?: ReactNode;
};

const icons = { info: Info, approved: CircleCheck, declined: CircleAlert, pending: Clock };

/** A message in the flow of the page. A declined one interrupts a screen reader, the others wait. */
export const Banner = ({ tone = 'info', children, detail, action }: BannerProps) => {
  const Icon = icons[tone];
  return (
    <div className={classNames(styles.banner, styles[tone])} role={tone === 'declined' ? 'alert' : 'status'}>
      <Icon className={styles.icon} aria-hidden="true" />
      <div className={styles.text}>
        <p className={styles.message}>{children}</p>
        {detail === undefined ? null : <p className={styles.detail}>{detail}</p>}
      </div>
      {action === undefined ? null : <div className={styles.action}>{action}</div>}
    </div>
  );
};
