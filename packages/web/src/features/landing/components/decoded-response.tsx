import { bitmapBytes } from '../../../components/ui/bitmap/bits.ts';
import { CodeChip } from '../../../components/ui/code-chip.tsx';
import { Table } from '../../../components/ui/table.tsx';
import { decodedFields } from '../decoded-fields.ts';
import styles from './decoded-response.module.css';

const bytes = bitmapBytes(new Set(decodedFields.map((field) => field.element)));

/** The specimen's message: its type and bitmap, then its fields in a table. */
export const DecodedResponse = () => (
  <div className={styles.decoded}>
    <pre className={styles.raw}>
      <code>
        <span className={styles.mti}>0110</span> {bytes.join(' ')}
      </code>
    </pre>
    <Table caption="Fields of the 0110 Authorization response" captionHidden>
      <thead>
        <tr>
          <th scope="col">Element</th>
          <th scope="col">Value</th>
          <th scope="col">Meaning</th>
        </tr>
      </thead>
      <tbody>
        {decodedFields.map(({ element, value, meaning, outcome }) => (
          <tr key={element} className={outcome === undefined ? undefined : styles.declined}>
            <th scope="row">
              <CodeChip tone={outcome ?? 'plain'}>DE {element}</CodeChip>
            </th>
            <td data-kind="code">{value}</td>
            <td>{meaning}</td>
          </tr>
        ))}
      </tbody>
    </Table>
  </div>
);
