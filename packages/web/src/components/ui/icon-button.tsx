import type { ComponentProps, ReactNode } from 'react';
import { classNames } from '../../lib/class-names.ts';
import styles from './icon-button.module.css';

type IconButtonProps = Omit<ComponentProps<'button'>, 'children' | 'aria-label'> & {
  /** The button's name: a verb and its object. */
  readonly label: string;
  readonly children: ReactNode;
  readonly size?: 's' | 'm';
  readonly framed?: boolean;
};

/** A square button that shows an icon only. */
export const IconButton = ({
  label,
  size = 'm',
  framed = false,
  className,
  children,
  ...rest
}: IconButtonProps) => (
  <button
    type="button"
    {...rest}
    aria-label={label}
    className={classNames(styles.button, styles[size], framed && styles.framed, className)}
  >
    {children}
  </button>
);
