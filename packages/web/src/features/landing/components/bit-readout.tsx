import { lazy, Suspense } from 'react';
import { CodeChip } from '../../../components/ui/code-chip.tsx';
import { dataElementName } from '../data-element-names.ts';
import styles from './bit-readout.module.css';

type BitReadoutProps = {
  readonly id: string;
  readonly bit: number | undefined;
  readonly sent: boolean;
  readonly mti: string;
};

const loadBitUse = async () => ({ default: (await import('./bit-use.tsx')).BitUse });
const BitUse = lazy(loadBitUse);

/** Fetches the descriptions ahead of the first bit chosen: most visitors never need them. */
export const prepareReadout = (): void => void loadBitUse();

/** Names the chosen bit's data element and what it carries. */
export const BitReadout = ({ id, bit, sent, mti }: BitReadoutProps) => (
  <div className={styles.readout}>
    <p className={styles.head}>
      {bit === undefined ? (
        <strong>A lit bit means its data element follows.</strong>
      ) : (
        <>
          <CodeChip tone={sent ? 'lit' : 'plain'}>DE {bit}</CodeChip>
          <strong>{dataElementName(bit)}</strong>
        </>
      )}
    </p>
    <p id={id} className={styles.text}>
      {bit === undefined ? (
        'Point at a bit, or tap it, to see what it stands for.'
      ) : (
        <Suspense fallback={null}>
          <BitUse bit={bit} sent={sent} mti={mti} />
        </Suspense>
      )}
    </p>
  </div>
);
