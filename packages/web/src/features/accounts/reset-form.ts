import { accountTexts, brokenPasswordRule } from '@genie/contract/client';

export type NewPassword = { readonly password: string; readonly confirmPassword: string };
export type NewPasswordErrors = Partial<Record<keyof NewPassword, string>>;

/** Checks a new password in the documented order: both typed, both alike, and the rules; undefined when it can be sent. */
export const refuseNewPassword = ({
  password,
  confirmPassword,
}: NewPassword): NewPasswordErrors | undefined => {
  if (password === '') return { password: accountTexts.passwordMissing };
  if (confirmPassword === '') return { confirmPassword: accountTexts.confirmPasswordMissing };
  if (password !== confirmPassword) return { confirmPassword: accountTexts.passwordMismatch };
  const broken = brokenPasswordRule(password);
  return broken === undefined ? undefined : { password: broken };
};
