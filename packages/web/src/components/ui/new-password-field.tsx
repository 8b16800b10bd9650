import { brokenPasswordRule, constants } from '@genie/contract/client';
import { PasswordBits } from './password-bits.tsx';
import { PasswordField } from './password-field.tsx';
import type { TextFieldProps } from './text-field.tsx';

type NewPasswordFieldProps = Omit<TextFieldProps, 'type' | 'adornment' | 'hint' | 'value'> & {
  readonly value: string;
};

const { minCharacters, maxCharacters } = constants.password;
const hint = `${minCharacters}-${maxCharacters} characters with a capital letter, a number and a special character.`;

/** A field for a password that is to be set: it names the first broken rule as one types, and lights a bit a rule. */
export const NewPasswordField = ({ value, error, ...rest }: NewPasswordFieldProps) => (
  <div>
    <PasswordField
      autoComplete="new-password"
      {...rest}
      value={value}
      hint={hint}
      error={error ?? (value === '' ? undefined : brokenPasswordRule(value))}
    />
    <PasswordBits password={value} />
  </div>
);
