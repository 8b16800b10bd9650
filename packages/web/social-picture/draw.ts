/**
 * Draws `public/social.png`: `node packages/web/social-picture/draw.ts`, with CHROME_PATH or an installed Chromium. The
 * picture is kept in the repository, so that a build needs no browser.
 */
import { execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { findBrowser } from '../../../scripts/find-browser.ts';
import { socialPictureSize, socialPictureSvg } from './social-picture.ts';

const web = join(import.meta.dirname, '..');
const folder = mkdtempSync(join(tmpdir(), 'genie-picture-'));

const font = (family: string, file: string): string => {
  const data = readFileSync(join(web, 'node_modules/@fontsource-variable', file)).toString('base64');
  return `@font-face { font-family: ${family}; font-weight: 100 900; src: url(data:font/woff2;base64,${data}); }`;
};

const page = `<!doctype html>
<meta charset="utf-8" />
<style>
  ${font('Sans', 'hanken-grotesk/files/hanken-grotesk-latin-wght-normal.woff2')}
  ${font('Mono', 'jetbrains-mono/files/jetbrains-mono-latin-wght-normal.woff2')}
  body { margin: 0; }
  svg { display: block; }
  .headline { font: 660 74px Sans; letter-spacing: -0.032em; }
  .line { font: 440 28px Sans; }
  .code { font: 500 24px Mono; }
</style>
${socialPictureSvg}`;

try {
  writeFileSync(join(folder, 'picture.html'), page);
  execFileSync(await findBrowser(), [
    '--headless',
    '--no-sandbox',
    '--disable-gpu',
    '--hide-scrollbars',
    '--force-device-scale-factor=1',
    `--user-data-dir=${join(folder, 'profile')}`,
    `--window-size=${socialPictureSize.width},${socialPictureSize.height}`,
    `--screenshot=${join(web, 'public/social.png')}`,
    pathToFileURL(join(folder, 'picture.html')).href,
  ]);
} finally {
  rmSync(folder, { recursive: true, force: true });
}
