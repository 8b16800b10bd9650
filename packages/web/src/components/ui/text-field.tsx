import { type ComponentProps, type ReactNode, useId } from 'react';
import { classNames } from '../../lib/class-names.ts';
import styles from './text-field.module.css';

export type TextFieldProps = Omit<ComponentProps<'input'>, 'id' | 'children'> & {
  readonly label: string;
  /** A line below the field that says what is wanted. */
  readonly hint?: ReactNode;
  /** A line below the field that says what is wrong; it takes the hint's place and marks the field invalid. */
  readonly error?: string | undefined;
  /** What stands inside the field at its end: a unit, a button. */
  readonly adornment?: ReactNode;
  /** Sets the typed text in mono: codes and numbers. */
  readonly code?: boolean;
};

/** A one-line field with its label, hint and error tied together for screen readers. */
export const TextField = ({
  label,
  hint,
  error,
  adornment,
  code = false,
  className,
  ...input
}: TextFieldProps) => {
  const id = useId();
  const noteId = `${id}-note`;
  const note = error ?? hint;
  return (
    <div className={classNames(styles.field, className)}>
      <label className={styles.label} htmlFor={id}>
        {label}
      </label>
      <div className={styles.control}>
        <input
          {...input}
          id={id}
          className={classNames(
            styles.input,
            code && styles.code,
            adornment !== undefined && styles.withAdornment,
          )}
          aria-invalid={error === undefined ? undefined : true}
          aria-describedby={note === undefined ? undefined : noteId}
        />
        {adornment === undefined ? null : <span className={styles.adornment}>{adornment}</span>}
      </div>
      <p
        id={noteId}
        className={classNames(styles.note, error !== undefined && styles.error)}
        aria-live="polite"
      >
        {note}
      </p>
    </div>
  );
};
