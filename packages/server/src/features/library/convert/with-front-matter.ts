import { stringify } from 'yaml';

/** Markdown with front matter, as the knowledge takes it. */
export const withFrontMatter = (head: Record<string, unknown>, markdown: string): string =>
  `---\n${stringify(head)}---\n${markdown}\n`;
