import type { PageMeta, PageName } from '../app/page-meta.ts';
import { documentTitle } from '../lib/document-title.ts';
import { mark } from './operator-marks.ts';
import type { PageFiles } from './page-files.ts';

/** The picture that a shared link shows: 1200 × 630, without the product's name, which operators choose. */
export const socialPicture = {
  file: 'social.png',
  width: 1200,
  height: 630,
  alt: 'A message’s bitmap of 64 squares, some of them lit in gold to the shape of a lamp.',
} as const;

type DocumentParts = {
  readonly name: PageName;
  /** Where the page is; undefined for the page of unknown addresses. */
  readonly path: string | undefined;
  readonly meta: PageMeta;
  /** The page's markup, empty where only the browser can draw it. */
  readonly markup: string;
  readonly files: PageFiles;
};

const escaped = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;');

const named = (name: string, content: string): string =>
  `<meta name="${name}" content="${escaped(content)}" />`;
const property = (name: string, content: string): string =>
  `<meta property="${name}" content="${escaped(content)}" />`;

const aboutPage = ({ path, meta }: DocumentParts): string[] => {
  const brand = mark('brand_name');
  const title = documentTitle(meta.title ?? brand, brand);
  const picture = `${mark('public_url')}/${socialPicture.file}`;
  const tags = [`<title>${escaped(title)}</title>`, named('description', meta.description)];
  if (path === undefined || !meta.listed) return [...tags, named('robots', 'noindex')];
  const address = `${mark('public_url')}${path}`;
  return [
    ...tags,
    `<link rel="canonical" href="${address}" />`,
    property('og:type', 'website'),
    property('og:site_name', brand),
    property('og:title', meta.title ?? brand),
    property('og:description', meta.description),
    property('og:url', address),
    property('og:image', picture),
    property('og:image:width', String(socialPicture.width)),
    property('og:image:height', String(socialPicture.height)),
    property('og:image:alt', socialPicture.alt),
    named('twitter:card', 'summary_large_image'),
    named('twitter:title', title),
    named('twitter:description', meta.description),
    named('twitter:image', picture),
    named('twitter:image:alt', socialPicture.alt),
  ];
};

const filesAhead = (html: string, { scripts, styles }: PageFiles): string[] => {
  const missing = (file: string) => !html.includes(`"/${file}"`);
  return [
    ...styles.filter(missing).map((file) => `<link rel="stylesheet" crossorigin href="/${file}" />`),
    ...scripts
      .filter(missing)
      .map((file) => `<link rel="modulepreload" fetchpriority="low" crossorigin href="/${file}" />`),
  ];
};

/** The whole document of a page: the client's own, with what it says of itself, the files it needs and its markup. */
export const pageDocument = (clientHtml: string, parts: DocumentParts): string => {
  const head = [named('genie:settings', mark('settings')), ...filesAhead(clientHtml, parts.files)];
  const about = aboutPage(parts).join('\n    ');
  return clientHtml
    .replace(/<title>[^<]*<\/title>\s*<meta\s+name="description"[^>]*>/, () => about)
    .replace(
      '<html lang="en">',
      `<html lang="en" data-page="${parts.name}" data-captcha="${mark('captcha_required')}" data-google="${mark('google_sign_in')}">`,
    )
    .replace('</head>', () => `  ${head.join('\n    ')}\n  </head>`)
    .replaceAll(/<script type="module"|<link rel="modulepreload"(?! fetch)/g, '$& fetchpriority="low"')
    .replace('<div id="root"></div>', () => `<div id="root">${parts.markup}</div>`);
};
