import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { pages } from '@genie/contract';
import Fastify, { type FastifyInstance, type LightMyRequestResponse } from 'fastify';
import { expect, onTestFinished, test } from 'vitest';
import { startTestApp } from '../testing/index.ts';
import { registerErrorMapping } from './error-mapping.ts';
import { registerWebClient } from './web-client.ts';

const fileOf = (path: string): string => `${path === '/' ? 'index' : path.slice(1)}.html`;

/** A client as it is built: a document a page that names itself, and what stands beside them. */
const builtClient = async (): Promise<string> => {
  const folder = await mkdtemp(join(tmpdir(), 'genie-client-'));
  onTestFinished(() => rm(folder, { recursive: true, force: true }));
  await mkdir(join(folder, 'pages'));
  await mkdir(join(folder, 'assets'));
  const files = {
    ...Object.fromEntries(
      [...Object.values(pages), '/not-found'].map((path) => [
        `pages/${fileOf(path)}`,
        `<html data-captcha="%genie:captcha_required%"><title>${path} · %genie:brand_name%</title><link rel="canonical" href="%genie:public_url%${path}"><meta name="genie:settings" content="%genie:settings%"></html>`,
      ]),
    ),
    'pages/robots.txt': 'Sitemap: %genie:public_url%/sitemap.xml\n',
    'pages/sitemap.xml': '<loc>%genie:public_url%/price</loc>',
    'index.html': 'as it was built',
    'favicon.svg': '<svg xmlns="http://www.w3.org/2000/svg"/>',
    'assets/index-a1b2c3.js': 'export {};',
  };
  await Promise.all(Object.entries(files).map(([file, text]) => writeFile(join(folder, file), text)));
  return folder;
};

const facts = {
  brand_name: 'Genie',
  public_url: 'https://cards.example',
  captcha_required: 'false',
  settings: '{}',
};

/** The client alone, as the application registers it. */
const start = async (): Promise<FastifyInstance> => {
  const app = Fastify({ routerOptions: { ignoreTrailingSlash: true } });
  onTestFinished(() => app.close());
  registerErrorMapping(app);
  await registerWebClient(app, { folder: await builtClient(), facts });
  return app;
};

const get = (
  app: FastifyInstance,
  url: string,
  headers: Readonly<Record<string, string>> = {},
): Promise<LightMyRequestResponse> =>
  app.inject({ method: 'GET', url, headers: { accept: 'text/html,*/*', ...headers } });

test('every page has its own document, which is asked for again each time', async () => {
  const app = await start();
  for (const path of Object.values(pages)) {
    const { statusCode, payload, headers } = await get(app, path);
    expect([statusCode, headers['cache-control'], headers['content-type']]).toEqual([
      200,
      'no-cache',
      'text/html; charset=utf-8',
    ]);
    expect(payload).toContain(`<title>${path} · Genie</title>`);
  }
});

test('the operator’s names and addresses are in the document, escaped, and as JSON for the client', async () => {
  const { app } = await startTestApp({
    webFolder: await builtClient(),
    env: { BRAND_NAME: 'D&D <"Cards">', PUBLIC_URL: 'https://cards.example', CAPTCHA: 'on' },
  });
  const { payload } = await get(app, '/price');
  expect(payload).toContain('<title>/price · D&amp;D &lt;&quot;Cards&quot;&gt;</title>');
  expect(payload).toContain('href="https://cards.example/price"');
  expect(payload).toContain('data-captcha="true"');
  const json = /content="([^"]*)"/.exec(payload)?.[1]?.replaceAll('&quot;', '"').replaceAll('&lt;', '<');
  expect(JSON.parse((json ?? '').replaceAll('&gt;', '>').replaceAll('&amp;', '&'))).toMatchObject({
    brand_name: 'D&D <"Cards">',
    captcha_required: true,
    site: 'cards.example',
  });
});

test('an unknown address is answered with 404 and the page that says so', async () => {
  const app = await start();
  const { statusCode, payload } = await get(app, '/no/such/page');
  expect([statusCode, payload.includes('<title>/not-found · Genie</title>')]).toEqual([404, true]);
});

test.each(['/api/no-such-call', '/api', '/api?x=1', '/API/no-such-call'])(
  'a call that is not known is told so in JSON: %s',
  async (address) => {
    const { statusCode, headers } = await get(await start(), address);
    expect([statusCode, headers['content-type']]).toEqual([404, 'application/json; charset=utf-8']);
  },
);

test('an address that only begins as a call does is answered with the page', async () => {
  const { headers } = await get(await start(), '/apiary');
  expect(headers['content-type']).toBe('text/html; charset=utf-8');
});

test.each([
  ['/Price', '/price'],
  ['/LOGIN?msg=Hello', '/login?msg=Hello'],
  ['/LOGIN?msg=what?now', '/login?msg=what?now'],
  ['/handleoauthcallback?code=1&state=2', '/handleOAuthCallback?code=1&state=2'],
  ['/price//', '/price'],
])('%s leads to %s', async (address, target) => {
  const { statusCode, headers } = await get(await start(), address);
  expect([statusCode, headers.location]).toEqual([308, target]);
});

test('a page is the same with a slash at its end', async () => {
  const { statusCode, payload } = await get(await start(), '/price/');
  expect([statusCode, payload.includes('<title>/price · Genie</title>')]).toEqual([200, true]);
});

test.each(['bytes=0-3', 'bytes=99999999-'])(
  'a file is sent whole to who asks for %s of it',
  async (range) => {
    const { statusCode, payload } = await get(await start(), '/assets/index-a1b2c3.js', { range });
    expect([statusCode, payload]).toEqual([200, 'export {};']);
  },
);

test('a document that the browser has is not sent again', async () => {
  const app = await start();
  const { headers } = await get(app, '/price');
  const etag = String(headers.etag);
  expect(etag).toMatch(/^W\/"[^"]+"$/);
  for (const known of [etag, etag.slice(2), `"other" , ${etag}`, '*']) {
    const again = await get(app, '/price', { 'if-none-match': known });
    expect([known, again.statusCode, again.payload]).toEqual([known, 304, '']);
  }
  expect((await get(app, '/about', { 'if-none-match': etag })).statusCode).toBe(200);
});

test.each([
  [`/a${'/'.repeat(15_000)}x`, {}],
  ['/', { 'accept-encoding': `a${' '.repeat(15_000)}b` }],
  ['/', { 'if-none-match': `a${' '.repeat(15_000)}b` }],
])('the longest address and headers take no time to read (%#)', async (address, headers) => {
  const app = await start();
  await get(app, '/', {});
  const before = process.cpuUsage();
  for (let n = 0; n < 5; n++) await get(app, address, headers);
  expect(process.cpuUsage(before).user / 1_000).toBeLessThan(300);
});

test.each([
  ['br, gzip', 'br', brotliDecompressSync],
  ['gzip, deflate', 'gzip', gunzipSync],
  ['br;q=0, gzip;q=0.5', 'gzip', gunzipSync],
  ['BR ; Q=0 , gzip', 'gzip', gunzipSync],
  ['identity', undefined, (sent: Buffer) => sent],
])('to who takes %s it is sent as %s', async (accepted, coding, decode) => {
  const { headers, rawPayload } = await get(await start(), '/price', { 'accept-encoding': accepted });
  expect([headers['content-encoding'], headers.vary]).toEqual([coding, 'accept-encoding']);
  expect(decode(rawPayload).toString()).toContain('<title>/price · Genie</title>');
});

test('robots are told where the list of pages is, by the public address', async () => {
  const app = await start();
  expect((await get(app, '/robots.txt')).payload).toBe('Sitemap: https://cards.example/sitemap.xml\n');
  const sitemap = await get(app, '/sitemap.xml');
  expect(sitemap.headers['content-type']).toBe('application/xml; charset=utf-8');
  expect(sitemap.payload).toContain('<loc>https://cards.example/price</loc>');
});

test('hashed files are kept for ever, others are asked for again, and documents have no second address', async () => {
  const app = await start();
  const cacheOf = async (path: string) => (await get(app, path)).headers['cache-control'];
  expect(await cacheOf('/assets/index-a1b2c3.js')).toBe('public, max-age=31536000, immutable');
  expect(await cacheOf('/favicon.svg')).toBe('no-cache');
  const none = [
    '/index.html',
    '/pages/price.html',
    '/pages/robots.txt',
    '/assets/',
    '/assets',
    '/assets/none.js',
  ];
  for (const path of none) {
    expect((await get(app, path)).statusCode).toBe(404);
  }
});

test('a document that names a fact which nobody knows does not start', async () => {
  const folder = await builtClient();
  await writeFile(join(folder, 'pages/price.html'), '%genie:no_such_fact%');
  const app = Fastify();
  onTestFinished(() => app.close());
  await expect(registerWebClient(app, { folder, facts })).rejects.toThrow('no_such_fact');
});

test('where the client is not built there is no page, and no failure', async () => {
  const app = Fastify();
  onTestFinished(() => app.close());
  registerErrorMapping(app);
  await registerWebClient(app, { folder: join(tmpdir(), 'no-such-client'), facts });
  expect((await get(app, '/price')).statusCode).toBe(404);
});
