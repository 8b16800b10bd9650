import { comparablePath, pages } from '@genie/contract/client';

const key = 'returnTo';

/** Takes the place of session storage where the browser refuses it. */
let memory: string | null = null;
/** Where somebody signed out, who has left that page of their own will. */
let left: string | undefined;

const attempt = <T>(use: () => T): T | undefined => {
  try {
    return use();
  } catch {
    return undefined;
  }
};

const isOfPayment = (address: string): boolean =>
  comparablePath(address.split('?', 1)[0] ?? '') === pages.paymentRedirect;

export const forgetReturn = (): void => {
  memory = null;
  attempt(() => sessionStorage.removeItem(key));
};

/**
 * Keeps the address from which the guard sent somebody to sign-in, in this tab only, also while they are with an identity
 * provider: a payment's, as nobody else knows its reference. From any other page signing in leads to the chat.
 */
export const keepReturn = (address: unknown): void => {
  if (typeof address !== 'string' || address === left) return;
  forgetReturn();
  if (!isOfPayment(address)) return;
  memory = address;
  attempt(() => sessionStorage.setItem(key, address));
};

/** Somebody signs out: the page they leave is not to be come back to. */
export const leaveForGood = (): void => {
  left = window.location.pathname + window.location.search;
  forgetReturn();
};

/** Where signing in leads, once: back to the payment that it stood before, or else to the chat. */
export const takeReturn = (): string => {
  const kept = attempt(() => sessionStorage.getItem(key)) ?? memory;
  left = undefined;
  forgetReturn();
  return kept !== null && isOfPayment(kept) ? kept : pages.chat;
};
