import type { ComponentProps, ReactNode } from 'react';
import { classNames } from '../../lib/class-names.ts';
import { BitmapLoader } from './bitmap/bitmap-loader.tsx';
import styles from './button.module.css';
import { Link, type LinkProps } from './link.tsx';

type ButtonLook = {
  /** `primary` once a view: the thing to do. `secondary` beside it, `quiet` in bars and lists. */
  readonly look?: 'primary' | 'secondary' | 'quiet' | 'danger';
  readonly size?: 's' | 'm' | 'l';
  readonly wide?: boolean;
};

type ButtonProps = ButtonLook &
  ComponentProps<'button'> & {
    /** Shows the loader, keeps the width and ignores clicks until it is over. */
    readonly busy?: boolean;
    /** What screen readers hear while busy. */
    readonly busyLabel?: string;
    readonly children: ReactNode;
  };

const buttonClass = ({ look = 'secondary', size = 'm', wide = false }: ButtonLook): string =>
  classNames(styles.button, styles[look], styles[size], wide && styles.wide);

/** A button. Its text is a verb. */
export const Button = ({
  look,
  size,
  wide,
  busy = false,
  busyLabel = 'Please wait',
  className,
  children,
  onClick,
  ...rest
}: ButtonProps) => (
  <button
    type="button"
    {...rest}
    className={classNames(buttonClass({ look, size, wide } as ButtonLook), busy && styles.busy, className)}
    aria-disabled={busy || rest['aria-disabled']}
    onClick={(event) => {
      if (busy) event.preventDefault();
      else onClick?.(event);
    }}
  >
    <span className={styles.content}>{children}</span>
    {busy ? (
      <span className={styles.loader}>
        <BitmapLoader size="s" label={busyLabel} />
      </span>
    ) : null}
  </button>
);

/** A link of the product's own pages that looks like a button. */
export const ButtonLink = ({ look, size, wide, className, ...rest }: ButtonLook & LinkProps) => (
  <Link {...rest} className={classNames(buttonClass({ look, size, wide } as ButtonLook), className)} />
);
