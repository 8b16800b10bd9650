import { type ComponentProps, type ReactNode, useId } from 'react';
import { classNames } from '../../lib/class-names.ts';
import styles from './text-area.module.css';
import field from './text-field.module.css';

type TextAreaProps = Omit<ComponentProps<'textarea'>, 'id' | 'children'> & {
  readonly label: string;
  /** A line below the field that says what is wanted. */
  readonly hint?: ReactNode;
  /** A line below the field that says what is wrong; it takes the hint's place and marks the field invalid. */
  readonly error?: string | undefined;
};

/** A field of several lines, with its label, hint and error tied together for screen readers; it grows with its text. */
export const TextArea = ({ label, hint, error, className, ...area }: TextAreaProps) => {
  const id = useId();
  const note = error ?? hint;
  return (
    <div className={classNames(field.field, className)}>
      <label className={field.label} htmlFor={id}>
        {label}
      </label>
      <textarea
        {...area}
        id={id}
        className={classNames(field.input, styles.area)}
        aria-invalid={error === undefined ? undefined : true}
        aria-describedby={note === undefined ? undefined : `${id}-note`}
      />
      <p
        id={`${id}-note`}
        className={classNames(field.note, error !== undefined && field.error)}
        aria-live="polite"
      >
        {note}
      </p>
    </div>
  );
};
