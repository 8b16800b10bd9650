import { passwordRules } from '@genie/contract/client';
import { classNames } from '../../lib/class-names.ts';
import styles from './password-bits.module.css';

/** One bit a password rule, lit when the rule holds. Decoration: the field's own text says what is missing. */
export const PasswordBits = ({ password }: { readonly password: string }) => (
  <span className={styles.bits} aria-hidden="true">
    {passwordRules.slice(0, 4).map((rule) => (
      <span key={rule.text} className={classNames(styles.bit, rule.holds(password) && styles.lit)} />
    ))}
  </span>
);
