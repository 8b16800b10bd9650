import { z } from 'zod';

/** At most `points` attempts within `seconds`. */
export type Limit = { readonly points: number; readonly seconds: number };

const secondsOf = { s: 1, m: 60, h: 3_600, d: 86_400 } as const;

const limit = z
  .string()
  .regex(/^[1-9]\d{0,6}\/[1-9]\d{0,4}[smhd]$/, 'a number of attempts and a time, such as 30/15m')
  .transform((text): Limit => {
    const [points = '', time = ''] = text.split('/');
    return {
      points: Number(points),
      seconds: Number(time.slice(0, -1)) * secondsOf[time.slice(-1) as keyof typeof secondsOf],
    };
  });

/**
 * The abuse limits as they are unless a variable such as LIMIT_LOGIN_BY_ADDRESS says otherwise. Those by address are wide
 * enough for one person's mistakes and are multiplied by LIMIT_SCALE; those by account or e-mail are what keeps a guesser
 * with many addresses slow.
 */
const usualLimits = {
  login: { byAddress: '100/15m', byAccount: '10/15m' },
  code: { byAddress: '100/15m' },
  resend: { byAddress: '60/1h', byEmail: '10/1h' },
  reset: { byAddress: '30/1h', byEmail: '6/1h' },
  register: { byAddress: '60/1h', byEmail: '10/1h' },
  refresh: { byAddress: '600/15m' },
  google: { byAddress: '100/15m' },
  captcha: { byAddress: '200/15m' },
  password: { byAccount: '10/1h' },
  export: { byAccount: '10/1h' },
  coupon: { byAccount: '30/1h' },
  order: { byAccount: '30/1h' },
  contact: { byAddress: '10/1h' },
  search: { byAccount: '600/15m' },
  change: { byAccount: '1000/15m' },
  /** Answers that count against no plan. */
  uncounted: { byAccount: '3000/1h' },
  /** Questions to the gateway about a payment. */
  settling: { byAccount: '600/1h' },
} as const;

const endings = { byAddress: 'BY_ADDRESS', byAccount: 'BY_ACCOUNT', byEmail: 'BY_EMAIL' } as const;

type Usual = typeof usualLimits;
type LimitVariable = {
  [Name in keyof Usual]: `LIMIT_${Uppercase<Name>}_${(typeof endings)[keyof Usual[Name] & keyof typeof endings]}`;
}[keyof Usual];

/** Abuse limits by name, such as `login.byAddress`. */
export type Limits = {
  readonly [Name in keyof Usual]: { readonly [By in keyof Usual[Name]]: Limit };
};

const variableOf = (name: string, by: string) =>
  `LIMIT_${name.toUpperCase()}_${endings[by as keyof typeof endings]}` as LimitVariable;

/** The variables of the limits, each with its schema. */
export const limitVariables = Object.fromEntries(
  Object.entries(usualLimits).flatMap(([name, each]) =>
    Object.entries(each).map(([by, usual]) => [variableOf(name, by), limit.prefault(usual)]),
  ),
) as Record<LimitVariable, ReturnType<typeof limit.prefault>>;

export const limitsOf = (
  env: Readonly<Record<LimitVariable, Limit>> & { readonly LIMIT_SCALE: number },
): Limits => {
  const limitOf = (name: string, by: string): Limit => {
    const { points, seconds } = env[variableOf(name, by)];
    return by === 'byAddress'
      ? { points: Math.max(1, Math.round(points * env.LIMIT_SCALE)), seconds }
      : { points, seconds };
  };
  return Object.fromEntries(
    Object.entries(usualLimits).map(([name, each]) => [
      name,
      Object.fromEntries(Object.keys(each).map((by) => [by, limitOf(name, by)])),
    ]),
  ) as Limits;
};
