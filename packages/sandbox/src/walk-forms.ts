/** Where a walk has come to; no page where it left the site. */
export type Step = { readonly url: URL; readonly page: string | null };

/**
 * Opens addresses as a browser without script does: it keeps cookies and follows redirects while they stay on the site.
 * What it returns opens one address, or sends a form there.
 * @throws Error with the page's text when a page shows an error
 */
export function formWalker(staysOn: (url: URL) => boolean) {
  const cookies = new Map<string, string>();
  return async function open(url: URL, form?: URLSearchParams): Promise<Step> {
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
    return staysOn(next) ? await open(next) : { url: next, page: null };
  };
}

/** What a page says, without its markup. */
export function readable(page: string): string {
  return (/<main[\s\S]*<\/main>/.exec(page)?.[0] ?? page)
    .replace(/<[^>]*>/g, ' ')
    .replace(/\s+/g, ' ')
    .trim();
}
