import { type ComponentProps, useId } from 'react';
import { classNames } from '../../lib/class-names.ts';
import styles from './select-field.module.css';
import field from './text-field.module.css';

type SelectFieldProps = Omit<ComponentProps<'select'>, 'id' | 'children'> & {
  readonly label: string;
  /** What can be chosen: values and their words, in order. */
  readonly options: Readonly<Record<string, string>>;
  /** What stands there while nothing is chosen. */
  readonly prompt: string;
  /** A line below the field that says what is wrong, and marks the field invalid. */
  readonly error?: string | undefined;
};

/** A list to choose one of, the browser's own, with its label and error tied together for screen readers. */
export const SelectField = ({ label, options, prompt, error, ...select }: SelectFieldProps) => {
  const id = useId();
  return (
    <div className={field.field}>
      <label className={field.label} htmlFor={id}>
        {label}
      </label>
      <div className={classNames(field.control, styles.control)}>
        <select
          {...select}
          id={id}
          className={classNames(field.input, styles.select)}
          aria-invalid={error === undefined ? undefined : true}
          aria-describedby={error === undefined ? undefined : `${id}-note`}
        >
          <option value="">{prompt}</option>
          {Object.entries(options).map(([value, words]) => (
            <option key={value} value={value}>
              {words}
            </option>
          ))}
        </select>
      </div>
      <p
        id={`${id}-note`}
        className={classNames(field.note, error !== undefined && field.error)}
        aria-live="polite"
      >
        {error}
      </p>
    </div>
  );
};
