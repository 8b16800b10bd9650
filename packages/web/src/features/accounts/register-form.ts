import { accountTexts, brokenPasswordRule, constants } from '@genie/contract/client';
import { ApiError } from '../../lib/api/api-error.ts';
import { causeOf } from '../../lib/forms/cause-of.ts';
import { hasEmailShape } from '../../lib/forms/has-email-shape.ts';
import type { Failure } from './components/failure-banner.tsx';

/** What the visitor typed. */
export type Registration = {
  readonly name: string;
  readonly email: string;
  readonly phone: string;
  readonly password: string;
  readonly confirmPassword: string;
};

export type FieldErrors = Partial<Record<keyof Registration, string>>;

/** What a submission came to when it did not succeed. */
export type Refusal = { readonly failure?: Failure; readonly fields: FieldErrors };

const required = ['name', 'email', 'phone', 'password'] as const;

const digitsOnly = (text: string): string => text.replace(/\D/g, '');

/** What a field keeps of what is typed: the phone its digits, the others everything. */
export const acceptTyped = (field: keyof Registration, typed: string): string =>
  field === 'phone' ? digitsOnly(typed).slice(0, constants.phoneDigits.max) : typed;

const fieldErrors = ({ email, phone, password, confirmPassword }: Registration): FieldErrors => {
  const broken = brokenPasswordRule(password);
  return {
    ...(hasEmailShape(email.trim()) ? {} : { email: accountTexts.emailInvalid }),
    ...(phone.length < constants.phoneDigits.min ? { phone: accountTexts.phoneInvalid } : {}),
    ...(broken === undefined ? {} : { password: broken }),
    ...(password === confirmPassword ? {} : { confirmPassword: accountTexts.passwordsDiffer }),
  };
};

/** Checks a registration in the documented order; undefined when it can be sent. */
export const refuseRegistration = (registration: Registration): Refusal | undefined => {
  const missing = required.filter((field) => registration[field].trim() === '');
  if (missing.length > 0) {
    return {
      failure: { text: accountTexts.registerFieldsMissing },
      fields: Object.fromEntries(missing.map((field) => [field, 'Required'])),
    };
  }
  const fields = fieldErrors(registration);
  return Object.keys(fields).length === 0 ? undefined : { fields };
};

/** What the fields are called in the request. */
export const payloadNames = {
  name: 'full_name',
  email: 'email',
  phone: 'phone',
  password: 'password',
  confirmPassword: 'confirm_password',
} as const satisfies Record<keyof Registration, string>;

/** What a failed call says: the documented text, its true cause, and the fields the server named. */
export const explainFailure = (error: unknown): Refusal => {
  if (error instanceof ApiError && error.code === 'status_not_200') {
    return { failure: { text: accountTexts.registerNot200 }, fields: {} };
  }
  const told = error instanceof ApiError ? error.fields : {};
  const fields = Object.fromEntries(
    Object.entries(payloadNames).flatMap(([field, name]) =>
      told[name] === undefined ? [] : [[field, told[name]] as const],
    ),
  );
  return {
    failure: { text: accountTexts.registerFailed, cause: causeOf(error, accountTexts.registerFailed) },
    fields,
  };
};
