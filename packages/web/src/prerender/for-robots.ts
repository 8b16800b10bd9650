import { pages } from '@genie/contract/client';
import { pageMeta } from '../app/page-meta.ts';
import { mark } from './operator-marks.ts';

const listedPaths = Object.entries(pages)
  .filter(([name]) => pageMeta[name as keyof typeof pages].listed)
  .map(([, path]) => path);

/** What search engines are told to leave alone, and where the list of pages is. */
export const robotsText = `User-agent: *
Disallow: /api/
Sitemap: ${mark('public_url')}/sitemap.xml
`;

/** The pages that search engines may list. */
export const sitemap = `<?xml version="1.0" encoding="UTF-8"?>
<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">
${listedPaths.map((path) => `  <url><loc>${mark('public_url')}${path}</loc></url>`).join('\n')}
</urlset>
`;
