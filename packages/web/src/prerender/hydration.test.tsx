import { execFileSync } from 'node:child_process';
import { join } from 'node:path';
import { pages, paths } from '@genie/contract/client';
import { act } from '@testing-library/react';
import { StrictMode } from 'react';
import { hydrateRoot, type Root } from 'react-dom/client';
import { BrowserRouter } from 'react-router-dom';
import { afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { AppContent } from '../app/app.tsx';
import { forgetOperator } from '../lib/operator/use-operator.ts';
import { answerSignInPages } from '../testing/account-api.ts';
import { answerPost } from '../testing/handlers.ts';
import { server } from '../testing/server.ts';
import { settings } from '../testing/settings.ts';
import { prerenderedPages } from './prerendered-pages.ts';

const addresses = Object.keys(prerenderedPages).map((name) =>
  name === 'notFound' ? '/nowhere' : pages[name as keyof typeof pages],
);
/** A page's code is fetched as it is first taken over. */
const patience = 20_000;
const inDocument = { ...settings, site: 'genie.example' };

let built: Readonly<Record<string, string>> = {};
let root: Root | undefined;

// In a process of its own, as React's two renderers do not share one.
beforeAll(() => {
  const script = join(import.meta.dirname, '../testing/print-prerendered-pages.ts');
  built = JSON.parse(execFileSync(process.execPath, [script, ...addresses], { encoding: 'utf8' }));
}, 60_000);

beforeEach(() => {
  answerSignInPages();
  server.use(answerPost(paths.getSubscription, { subscriptions: [] }));
  const meta = document.createElement('meta');
  meta.name = 'genie:settings';
  meta.content = JSON.stringify(inDocument);
  document.head.append(meta);
  document.documentElement.dataset.page = 'built';
  forgetOperator();
});

const leave = (): void => {
  act(() => root?.unmount());
  root = undefined;
  document.body.replaceChildren();
};

afterEach(() => {
  leave();
  document.head.querySelector('meta[name="genie:settings"]')?.remove();
  delete document.documentElement.dataset.page;
  window.history.replaceState(null, '', '/');
});

/** Takes over a prerendered page as the browser does; gives the share of its elements that stay, and what React mended. */
const takeOver = async (path: string, search = ''): Promise<{ kept: number; mended: unknown[] }> => {
  const container = document.createElement('div');
  container.innerHTML = (built[path] ?? '').replaceAll(/%genie:(\w+)%/g, (_mark, fact: string) =>
    String(inDocument[fact as keyof typeof inDocument]),
  );
  document.body.append(container);
  window.history.replaceState(null, '', `${path}${search}`);
  const elements = [...container.querySelectorAll('main *')];
  const mended: unknown[] = [];
  const alive = vi.fn();
  window.addEventListener('genie:alive', alive, { once: true });
  await act(async () => {
    root = hydrateRoot(
      container,
      <StrictMode>
        <BrowserRouter>
          <AppContent />
        </BrowserRouter>
      </StrictMode>,
      { onRecoverableError: (error) => void mended.push(error) },
    );
  });
  await vi.waitFor(() => expect(alive).toHaveBeenCalled(), { timeout: 30_000 });
  return { kept: elements.filter((element) => element.isConnected).length / elements.length, mended };
};

/** What stays of a page: offers take the place of their skeletons, and the CAPTCHA goes where none is asked for. */
const staying: Readonly<Record<string, number>> = { '/price': 0.3, '/login': 0.5 };

test.each(addresses)(
  '%s is taken over as it was built',
  async (path) => {
    const { kept, mended } = await takeOver(path);
    expect(mended).toEqual([]);
    expect(kept).toBeGreaterThanOrEqual(staying[path] ?? 1);
  },
  patience,
);

test.each([
  ['a session', { access_token: 'a.b.c', name: 'Aisha' }],
  ['an emptied token', { access_token: '' }],
  ['an answer about cookies and a theme', { cookieConsent: 'true', theme: 'dark' }],
])(
  'with %s in the browser there is nothing for React to mend',
  async (_what, stored) => {
    for (const [key, value] of Object.entries(stored)) localStorage.setItem(key, value);
    for (const path of ['/', '/guidelines', '/contact', '/login']) {
      expect((await takeOver(path)).mended).toEqual([]);
      leave();
    }
  },
  patience,
);

test(
  'what only the browser knows follows: a token, an answer about cookies, a message in the address',
  async () => {
    localStorage.setItem('access_token', '');
    localStorage.setItem('cookieConsent', 'true');
    await takeOver('/');
    const targets = [...document.querySelectorAll('a')].map((link) => link.getAttribute('href'));
    expect(targets).toContain('/register');
    expect(targets).not.toContain('/chat');
    expect(document.querySelector('[data-cookie-banner]')).toBeNull();
    leave();
    expect((await takeOver('/login', '?msg=Your+account+is+ready')).mended).toEqual([]);
    expect(document.body).toHaveTextContent('Your account is ready');
  },
  patience,
);
