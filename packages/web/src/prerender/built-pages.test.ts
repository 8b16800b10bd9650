import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { pages } from '@genie/contract/client';
import { beforeAll, expect, test } from 'vitest';
import { type PageName, pageMeta } from '../app/page-meta.ts';
import { buildPatienceMs, builtClient } from '../testing/built-client.ts';
import { operatorMarks } from './operator-marks.ts';
import { socialPicture } from './page-document.ts';
import { prerenderedPages } from './prerendered-pages.ts';

let built = '';

beforeAll(() => {
  built = builtClient();
}, buildPatienceMs);

const textOf = (file: string): string => readFileSync(join(built, 'pages', file), 'utf8');
const htmlOf = (name: PageName): string => {
  if (name === 'notFound') return textOf('not-found.html');
  return textOf(`${pages[name] === '/' ? 'index' : pages[name].slice(1)}.html`);
};
const documentOf = (name: PageName): Document => new DOMParser().parseFromString(htmlOf(name), 'text/html');
const content = (page: Document, selector: string): string | null | undefined =>
  page.querySelector(selector)?.getAttribute('content');

const everyPage = Object.keys(pageMeta) as PageName[];
const prerendered = Object.keys(prerenderedPages) as (keyof typeof prerenderedPages)[];
const listed = everyPage.filter((name) => pageMeta[name].listed);

const headings: Readonly<Record<keyof typeof prerenderedPages, string>> = {
  home: 'The impossible is just another challenge!',
  home2: '%genie:brand_name% has answers to all your card payment queries',
  home3: 'Every bit of a card payment, explained',
  price: 'Pricing',
  policy: 'Policies',
  privacy: 'Policies',
  terms: 'Terms & Conditions',
  topicSupport: 'Topics Supported',
  guidelines: 'Guidelines for Asking Questions',
  about: 'About Us',
  contact: 'Contact Us',
  login: 'Sign in to your account',
  register: 'Signup your account',
  forgotPassword: 'Forgot your password?',
  notFound: 'There is no page at this address',
};

test.each(everyPage)('the document of %s has its own title and description', (name) => {
  const page = documentOf(name);
  const { title, description } = pageMeta[name];
  expect(page.title).toBe(title === undefined ? '%genie:brand_name%' : `${title} · %genie:brand_name%`);
  expect(page.querySelectorAll('title, meta[name="description"]')).toHaveLength(2);
  expect(content(page, 'meta[name="description"]')).toBe(description);
  expect(description.length).toBeGreaterThanOrEqual(70);
  expect(description.length).toBeLessThanOrEqual(160);
});

test('no two pages have the same title or description', () => {
  for (const said of [
    listed.map((name) => pageMeta[name].title),
    everyPage.map((name) => pageMeta[name].description),
  ]) {
    expect(new Set(said).size).toBe(said.length);
  }
});

test.each(prerendered)('%s is built with its heading, below which nothing is missing', (name) => {
  const page = documentOf(name);
  const text = page.querySelector('h1')?.textContent;
  expect(text).toBe(headings[name]);
  // A part that could not be drawn, or that waits for a script to put it in its place.
  expect(htmlOf(name)).not.toMatch(/<!--\$[!?]-->|<template/);
  expect(page.querySelectorAll('main')).toHaveLength(1);
});

test.each(listed)('a shared link to %s shows its title, description and picture', (name) => {
  const page = documentOf(name);
  const { title, description } = pageMeta[name];
  const address = `%genie:public_url%${pages[name as keyof typeof pages]}`;
  expect(page.querySelector('link[rel="canonical"]')?.getAttribute('href')).toBe(address);
  expect(content(page, 'meta[name="robots"]')).toBeUndefined();
  expect([
    content(page, 'meta[property="og:title"]'),
    content(page, 'meta[property="og:description"]'),
    content(page, 'meta[property="og:url"]'),
    content(page, 'meta[property="og:image"]'),
    content(page, 'meta[name="twitter:card"]'),
  ]).toEqual([
    title,
    description,
    address,
    `%genie:public_url%/${socialPicture.file}`,
    'summary_large_image',
  ]);
});

test.each(everyPage.filter((name) => !pageMeta[name].listed))('%s is not for search engines', (name) => {
  const page = documentOf(name);
  expect(content(page, 'meta[name="robots"]')).toBe('noindex');
  expect(page.querySelector('link[rel="canonical"]')).toBeNull();
});

test('the picture is a PNG of its stated size, and small', () => {
  const png = readFileSync(join(built, socialPicture.file));
  expect(png.subarray(1, 4).toString()).toBe('PNG');
  expect([png.readUInt32BE(16), png.readUInt32BE(20)]).toEqual([socialPicture.width, socialPicture.height]);
  expect(png.length).toBeLessThan(100_000);
});

test.each(everyPage)(
  'the document of %s holds no inline script or style, which the content policy would refuse',
  (name) => {
    expect(htmlOf(name)).not.toMatch(/<style|\sstyle=|\son[a-z]+=|<script(?![^>]*\ssrc=)/);
  },
);

test.each(everyPage)('every file that the document of %s names is there', (name) => {
  const files = [
    ...documentOf(name).querySelectorAll('script[src], link[href^="/"]:not([rel="canonical"])'),
  ].map((element) => element.getAttribute('src') ?? element.getAttribute('href') ?? '');
  expect(files.filter((file) => !existsSync(join(built, file)))).toEqual([]);
  expect(new Set(files).size).toBe(files.length);
});

/** Icons bring class names of their own, which nothing styles. */
const unstyled = /^lucide/;

test.each(prerendered)('every class on %s is in a style sheet that its document names', (name) => {
  const page = documentOf(name);
  const css = [...page.querySelectorAll('link[rel="stylesheet"]')]
    .map((link) => readFileSync(join(built, link.getAttribute('href') ?? ''), 'utf8'))
    .join('');
  const classes = new Set(
    [...page.querySelectorAll('#root [class]')].flatMap((element) => [...element.classList]),
  );
  expect(classes.size).toBeGreaterThan(10);
  expect([...classes].filter((each) => !unstyled.test(each) && !css.includes(`.${each}`))).toEqual([]);
});

test('only marks that the server knows stand in documents, and no operator’s name', () => {
  const known = [...Object.keys(operatorMarks), 'public_url', 'settings'];
  for (const file of readdirSync(join(built, 'pages'))) {
    const text = textOf(file);
    const marks = new Set([...text.matchAll(/%genie:(\w+)%/g)].map(([, fact]) => fact));
    expect([...marks].filter((fact) => !known.includes(fact as string))).toEqual([]);
    expect(text.replaceAll(/%genie:\w+%|genie:settings/g, '')).not.toMatch(/Genie/);
  }
});

test('the list of pages names those that may be listed, and robots are told where it is', () => {
  const addresses = [...textOf('sitemap.xml').matchAll(/<loc>%genie:public_url%([^<]*)<\/loc>/g)].map(
    ([, path]) => path,
  );
  expect(addresses.sort()).toEqual(listed.map((name) => pages[name as keyof typeof pages]).sort());
  expect(textOf('robots.txt')).toContain('Sitemap: %genie:public_url%/sitemap.xml');
});
