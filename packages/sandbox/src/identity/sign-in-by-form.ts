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
  const cookies = new Map<string, string>();
  const { origin } = new URL(authorizationUrl);

  async function follow(url: URL, form?: URLSearchParams): Promise<{ url: URL; page: string | null }> {
    const response = await fetch(url, {
      redirect: 'manual',
      headers: { accept: 'text/html', cookie: [...cookies].map((pair) => pair.join('=')).join('; ') },
      ...(form && { method: 'POST', body: form }),
    });
    for (const cookie of response.headers.getSetCookie()) {
      const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(cookie) ?? [];
      cookies.set(name, value);
    }
    const location = response.headers.get('location');
    if (location === null) {
      const page = await response.text();
      if (!response.ok) throw new Error(`${response.status} ${readable(page)}`);
      return { url, page };
    }
    await response.body?.cancel();
    const next = new URL(location, url);
    return next.origin === origin ? follow(next) : { url: next, page: null };
  }

  const shown = await follow(new URL(authorizationUrl));
  if (shown.page === null) return shown.url;
  if (choice !== 'cancel') return (await follow(shown.url, fieldsOf(choice))).url;
  const cancel = /href="([^"]+\/cancel)"/.exec(shown.page)?.[1];
  if (cancel === undefined) throw new Error(`There is no way to cancel: ${readable(shown.page)}`);
  return (await follow(new URL(cancel, shown.url))).url;
}

function fieldsOf(choice: Exclude<SignInChoice, 'cancel'>): URLSearchParams {
  if ('account' in choice) return new URLSearchParams({ account: choice.account });
  const { email, name = '', verified } = choice;
  return new URLSearchParams({ email, name, ...(verified && { verified: 'yes' }) });
}

function readable(page: string): string {
  return (/<main[\s\S]*<\/main>/.exec(page)?.[0] ?? page)
    .replace(/<[^>]*>/g, ' ')
    .replace(/\s+/g, ' ')
    .trim();
}
