import type { SessionsResponse } from '@genie/contract/client';
import { Button } from '../../../components/ui/button.tsx';
import { WholeDates } from '../../../components/ui/whole-dates.tsx';
import { dayAndTime, dayMonthYear } from '../../../lib/dates/day-month-year.ts';
import styles from './devices.module.css';

type DeviceRowProps = {
  readonly session: SessionsResponse['sessions'][number];
  readonly busy: boolean;
  readonly onEnd: () => void;
};

/** One device: what it is, since when and until when it was used. */
export const DeviceRow = ({ session, busy, onEnd }: DeviceRowProps) => (
  <li className={styles.row}>
    <div className={styles.device}>
      <p className={styles.name}>
        {session.device}
        {session.is_current ? <span className={styles.current}>This device</span> : null}
      </p>
      <p className={styles.times}>
        <WholeDates>
          {`Last used ${dayAndTime(session.last_used_at)}, signed in on ${dayMonthYear(session.created_at)}`}
        </WholeDates>
      </p>
    </div>
    {session.is_current ? null : (
      <Button size="s" disabled={busy} aria-label={`Sign out ${session.device}`} onClick={onEnd}>
        Sign out
      </Button>
    )}
  </li>
);
