import { dataElementUse } from '../data-element-uses.ts';

type BitUseProps = { readonly bit: number; readonly sent: boolean; readonly mti: string };

/** What a bit's data element carries, and whether this message has it. */
export const BitUse = ({ bit, sent, mti }: BitUseProps) =>
  `${dataElementUse(bit)} ${sent ? `Typically sent in ${mti}.` : `Not typical in ${mti}.`}`;
