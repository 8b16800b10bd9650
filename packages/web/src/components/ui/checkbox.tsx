import { type ComponentProps, type ReactNode, useId } from 'react';
import { classNames } from '../../lib/class-names.ts';
import styles from './checkbox.module.css';

type CheckboxProps = Omit<ComponentProps<'input'>, 'id' | 'type' | 'children'> & {
  readonly label: ReactNode;
};

/** A box to tick, with its label. */
export const Checkbox = ({ label, className, ...input }: CheckboxProps) => {
  const id = useId();
  return (
    <span className={classNames(styles.checkbox, className)}>
      <input {...input} id={id} type="checkbox" className={styles.box} />
      <label htmlFor={id}>{label}</label>
    </span>
  );
};
