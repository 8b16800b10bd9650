import { comparablePath, pages } from '@genie/contract/client';

const pagesWithSecrets: readonly string[] = [pages.passwordReset, pages.oauthCallback].map((page) =>
  comparablePath(page),
);

let taken = new URLSearchParams();

/**
 * Takes the query of an address that lets somebody in (a reset token, the code of a sign-in) out of the address bar and
 * the history, before anything else runs, and keeps it in memory for the page.
 */
export const takeAddressSecrets = (): void => {
  const { pathname, search } = window.location;
  if (search === '' || !pagesWithSecrets.includes(comparablePath(pathname))) return;
  taken = new URLSearchParams(search);
  window.history.replaceState(window.history.state, '', pathname);
};

/** What `takeAddressSecrets` took; empty after a reload. */
export const addressSecrets = (): URLSearchParams => taken;
