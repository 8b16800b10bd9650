import { formatAmount, toFils } from '@genie/contract/client';
import { useQuery } from '@tanstack/react-query';
import { Table } from '../../../components/ui/table.tsx';
import { dayMonthYear } from '../../../lib/dates/day-month-year.ts';
import { pageTexts } from '../texts.ts';
import styles from './panel.module.css';
import { PanelWaiting } from './panel-waiting.tsx';
import { subscriptionHistoryQuery } from './subscription-history-query.ts';

/** The table's heading and a payment. */
const headingAndFirst = 2;

/** The drawer's tab of payments: when, for what, how much. */
export const HistoryPanel = () => {
  const { data, error, refetch } = useQuery(subscriptionHistoryQuery);
  if (data === undefined) {
    return (
      <PanelWaiting
        label="Loading your payments"
        lines={headingAndFirst}
        failed={pageTexts.historyFailed}
        error={error}
        onRetry={() => void refetch()}
      />
    );
  }
  if (data.history.length === 0) return <p className={styles.small}>{pageTexts.noPayments}</p>;
  return (
    <Table caption="Payments" captionHidden>
      <thead>
        <tr>
          <th scope="col">Start date</th>
          <th scope="col">Plan</th>
          <th scope="col" data-kind="number">
            Amount
          </th>
        </tr>
      </thead>
      <tbody>
        {data.history.map((entry, place) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a payment has no other name
          <tr key={place}>
            <td className={styles.date}>{dayMonthYear(entry.start_date)}</td>
            <td>{entry.subscription_type}</td>
            <td data-kind="number" className={styles.date}>
              {formatAmount(toFils(entry.subscription_amount))}
            </td>
          </tr>
        ))}
      </tbody>
    </Table>
  );
};
