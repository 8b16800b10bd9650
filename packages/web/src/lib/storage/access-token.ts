/** What a JWT says. @throws when it cannot be read */
export const payloadOf = (token: string): Readonly<Record<string, unknown>> => {
  const payload = token.split('.')[1] ?? '';
  return JSON.parse(atob(payload.replaceAll('-', '+').replaceAll('_', '/')));
};

/** Whether an access token's time is past: its `exp` counts in seconds. One that cannot be decoded counts as expired. */
export const isExpired = (token: string, now: number = Date.now()): boolean => {
  try {
    const { exp } = payloadOf(token);
    return typeof exp !== 'number' || now > exp * 1000;
  } catch {
    return true;
  }
};
