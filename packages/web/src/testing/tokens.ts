const part = (value: unknown): string =>
  btoa(JSON.stringify(value)).replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '');

/** An access token whose time ends so many seconds from now; its signature is none. */
export const tokenExpiringIn = (seconds: number, subject = 'user-1'): string =>
  [
    part({ alg: 'HS256', typ: 'JWT' }),
    part({ sub: subject, exp: Math.floor(Date.now() / 1000) + seconds }),
    'x',
  ].join('.');
