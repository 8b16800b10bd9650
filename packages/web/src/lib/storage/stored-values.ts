/**
 * The keys of local storage: those that are documented, the theme, whether the session ends with the browser, and while nobody is
 * signed in, whose the last session was, and that the server ended it.
 */
export type StoredKey =
  | 'access_token'
  | 'refresh_token'
  | 'name'
  | 'userId'
  | 'otpMsg'
  | 'userSubscriptionId'
  | 'cookieConsent'
  | 'tokens'
  | 'is_subscription'
  | 'is_sequence'
  | 'subscriptionEndDate'
  | 'coupon_type'
  | 'coupon_amount'
  | 'outlet_id'
  | 'sessionChatID'
  | 'theme'
  | 'sessionOnly'
  | 'lastAccount'
  | 'sessionEnded';

const listeners = new Set<() => void>();
const notify = (): void => {
  for (const listener of listeners) listener();
};

/** Takes the place of local storage where the browser refuses it: the session then lasts until the page is closed. */
const memory = new Map<StoredKey, string>();

const attempt = <T>(use: () => T, otherwise: () => T): T => {
  try {
    return use();
  } catch {
    return otherwise();
  }
};

/** Local storage under its documented keys; tells its subscribers of changes made here and in other tabs. */
export const storedValues = {
  /** The stored value; null when nothing is stored, which is not the same as an empty string. */
  get: (key: StoredKey): string | null =>
    memory.get(key) ??
    attempt(
      () => localStorage.getItem(key),
      () => null,
    ),
  set: (key: StoredKey, value: string): void => {
    attempt(
      () => {
        localStorage.setItem(key, value);
        memory.delete(key);
      },
      () => {
        memory.set(key, value);
      },
    );
    notify();
  },
  remove: (...keys: readonly StoredKey[]): void => {
    for (const key of keys) {
      memory.delete(key);
      attempt(
        () => localStorage.removeItem(key),
        () => undefined,
      );
    }
    notify();
  },
  subscribe: (listener: () => void): (() => void) => {
    listeners.add(listener);
    window.addEventListener('storage', listener);
    return () => {
      listeners.delete(listener);
      window.removeEventListener('storage', listener);
    };
  },
};
