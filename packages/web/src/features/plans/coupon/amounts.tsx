import { type AmountPayable, formatAmount } from '@genie/contract/client';
import { Table } from '../../../components/ui/table.tsx';
import styles from './coupon-page.module.css';

/** What the plan costs, what comes off, and what is left to pay. */
export const Amounts = ({ totalFils, discountFils, payableFils }: AmountPayable) => (
  <Table caption="Amounts" captionHidden>
    <tbody>
      <tr>
        <th scope="row">Total</th>
        <td data-kind="number">{formatAmount(totalFils)}</td>
      </tr>
      <tr>
        <th scope="row">Discount</th>
        <td data-kind="number">
          {discountFils === 0 ? '' : '− '}
          {formatAmount(discountFils)}
        </td>
      </tr>
      <tr className={styles.payable}>
        <th scope="row">Amount payable</th>
        <td data-kind="number">{formatAmount(payableFils)}</td>
      </tr>
    </tbody>
  </Table>
);
