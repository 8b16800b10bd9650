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
 * The abuse limits. Those by address are wide enough for one person's mistakes and are multiplied by LIMIT_SCALE; those
 * by account or e-mail are what keeps a guesser with many addresses slow.
 */
export const limitVariables = {
  LIMIT_LOGIN_BY_ADDRESS: limit.prefault('100/15m'),
  LIMIT_LOGIN_BY_ACCOUNT: limit.prefault('10/15m'),
  LIMIT_CODE_BY_ADDRESS: limit.prefault('100/15m'),
  LIMIT_RESEND_BY_ADDRESS: limit.prefault('60/1h'),
  LIMIT_RESEND_BY_EMAIL: limit.prefault('10/1h'),
  LIMIT_RESET_BY_ADDRESS: limit.prefault('30/1h'),
  LIMIT_RESET_BY_EMAIL: limit.prefault('6/1h'),
  LIMIT_REGISTER_BY_ADDRESS: limit.prefault('60/1h'),
  LIMIT_REGISTER_BY_EMAIL: limit.prefault('10/1h'),
  LIMIT_REFRESH_BY_ADDRESS: limit.prefault('600/15m'),
  LIMIT_GOOGLE_BY_ADDRESS: limit.prefault('100/15m'),
  LIMIT_CAPTCHA_BY_ADDRESS: limit.prefault('200/15m'),
  LIMIT_PASSWORD_BY_ACCOUNT: limit.prefault('10/1h'),
  LIMIT_EXPORT_BY_ACCOUNT: limit.prefault('10/1h'),
  LIMIT_COUPON_BY_ACCOUNT: limit.prefault('30/1h'),
  LIMIT_ORDER_BY_ACCOUNT: limit.prefault('30/1h'),
  LIMIT_CONTACT_BY_ADDRESS: limit.prefault('10/1h'),
  LIMIT_SEARCH_BY_ACCOUNT: limit.prefault('600/15m'),
  LIMIT_CHANGE_BY_ACCOUNT: limit.prefault('1000/15m'),
  LIMIT_UNCOUNTED_BY_ACCOUNT: limit.prefault('3000/1h'),
  LIMIT_SETTLING_BY_ACCOUNT: limit.prefault('600/1h'),
};
