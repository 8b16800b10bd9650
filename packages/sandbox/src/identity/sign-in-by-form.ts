import { formWalker, readable } from '../walk-forms.ts';

/** What to do on the sign-in page: press the button of a known account, type somebody in, or cancel. */
export type SignInChoice =
  | { account: string }
  | { email: string; name?: string; verified: boolean }
  | 'cancel';

/**
 * Goes from an authorization address through the sign-in page as a browser without script does.
 * @returns the address at which the client is told the outcome; it is not opened
 * @throws Error with the page's text when the provider shows an error instead of going on
 */
export async function signInByForm(authorizationUrl: string | URL, choice: SignInChoice): Promise<URL> {
  const { origin } = new URL(authorizationUrl);
  const open = formWalker((url) => url.origin === origin);
  const shown = await open(new URL(authorizationUrl));
  if (shown.page === null) return shown.url;
  if (choice !== 'cancel') return (await open(shown.url, fieldsOf(choice))).url;
  const cancel = /href="([^"]+\/cancel)"/.exec(shown.page)?.[1];
  if (cancel === undefined) throw new Error(`There is no way to cancel: ${readable(shown.page)}`);
  return (await open(new URL(cancel, shown.url))).url;
}

function fieldsOf(choice: Exclude<SignInChoice, 'cancel'>): URLSearchParams {
  if ('account' in choice) return new URLSearchParams({ account: choice.account });
  const { email, name = '', verified } = choice;
  return new URLSearchParams({ email, name, ...(verified && { verified: 'yes' }) });
}
