import { TextField, type TextFieldProps } from './text-field.tsx';

/** A field for an e-mail address, which no keyboard should capitalise or correct. */
export const EmailField = (field: Omit<TextFieldProps, 'type' | 'inputMode'>) => (
  <TextField {...field} type="email" inputMode="email" spellCheck={false} autoCapitalize="none" />
);
