import type { ComponentProps } from 'react';
import { Dialog } from './dialog.tsx';

type SheetProps = Omit<ComponentProps<typeof Dialog>, 'placement'> & {
  /** The side it comes from: the end of the line (from below on a phone), or its start. */
  readonly side?: 'end' | 'start';
};

/** A modal panel at the side of the page: a drawer. */
export const Sheet = ({ side = 'end', ...rest }: SheetProps) => (
  <Dialog {...rest} placement={side === 'end' ? 'sheet' : 'start'} />
);
