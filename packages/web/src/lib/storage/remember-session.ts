import { clearSession } from './session.ts';
import { storedValues } from './stored-values.ts';

/** A cookie without an end lives as long as the browser is open, in all its tabs; nothing else in a page does. */
const openBrowser = 'genie_open';

const setOpenBrowserCookie = (attributes: string): void => {
  // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is not in every browser
  document.cookie = `${openBrowser}=1; path=/; samesite=lax${attributes}`;
};

/**
 * Whether the session outlives the browser: what Remember me says. The tokens are in local storage either way; where the
 * session is not to be remembered, a mark beside them says so.
 */
export const rememberSession = (remember: boolean): void => {
  if (remember) {
    storedValues.remove('sessionOnly');
    setOpenBrowserCookie('; max-age=0');
  } else {
    storedValues.set('sessionOnly', 'true');
    setOpenBrowserCookie('');
  }
};

/** Forgets a session that was not to be remembered when the browser was closed since. */
export const endSessionOfClosedBrowser = (): void => {
  if (storedValues.get('sessionOnly') === null) return;
  if (!document.cookie.split('; ').includes(`${openBrowser}=1`)) clearSession();
};
