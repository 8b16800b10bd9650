import { CodeChip } from '../../../components/ui/code-chip.tsx';
import { dataElement } from '../data-elements.ts';
import styles from './bit-readout.module.css';

type BitReadoutProps = {
  readonly id: string;
  readonly bit: number | undefined;
  readonly sent: boolean;
  readonly mti: string;
};

/** Names the chosen bit's data element and what it carries. */
export const BitReadout = ({ id, bit, sent, mti }: BitReadoutProps) => (
  <div className={styles.readout}>
    <p className={styles.head}>
      {bit === undefined ? (
        <strong>A lit bit means its data element follows.</strong>
      ) : (
        <>
          <CodeChip tone={sent ? 'lit' : 'plain'}>DE {bit}</CodeChip>
          <strong>{dataElement(bit).name}</strong>
        </>
      )}
    </p>
    <p id={id} className={styles.text}>
      {bit === undefined
        ? 'Point at a bit, or tap it, to see what it stands for.'
        : `${dataElement(bit).carries} ${sent ? `Typically sent in ${mti}.` : `Not typical in ${mti}.`}`}
    </p>
  </div>
);
