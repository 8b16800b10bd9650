/** The payload's `exp` of a JWT in milliseconds since the epoch, or undefined when the token cannot be read. */
const expiryOf = (token: string): number | undefined => {
  try {
    const payload = token.split('.')[1] ?? '';
    const { exp }: { exp?: unknown } = JSON.parse(atob(payload.replaceAll('-', '+').replaceAll('_', '/')));
    return typeof exp === 'number' ? exp * 1000 : undefined;
  } catch {
    return undefined;
  }
};

/** Whether an access token's time is past. One that cannot be decoded counts as expired. */
export const isExpired = (token: string, now: number = Date.now()): boolean => {
  const expiry = expiryOf(token);
  return expiry === undefined || now > expiry;
};
