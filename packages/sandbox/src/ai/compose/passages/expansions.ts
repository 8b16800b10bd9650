import { isAcronym } from '../text/words.ts';
import { type Passage, readRowHeading } from './passage.ts';

/** What an abbreviation stands for, with the glossary's entry that says so, if one does. */
type Expansion = { short: string; full: string; entry: Passage | undefined };

/** "RRN — Retrieval reference number" and "ISO agent — Independent sales organisation" are entries of RRN and ISO. */
export function abbreviationOf(section: string): { short: string; full: string } | undefined {
  const { key, name } = readRowHeading(section) ?? { key: '', name: '' };
  if (isAcronym(name)) return { short: name, full: key };
  const [first = ''] = key.split(' ');
  if (initialsOf(name) === first.toLowerCase()) return { short: first, full: name };
  return /^[A-Z][A-Za-z0-9-]{1,6}$/.test(key) ? { short: key, full: name } : undefined;
}

/** What the glossary's entries among the passages, or else their sentences, say that an abbreviation stands for. */
export function expansionOf(short: string, passages: Passage[]): Expansion | undefined {
  for (const entry of passages.filter(({ isEntry }) => isEntry)) {
    const found = abbreviationOf(entry.section);
    if (found?.short.toLowerCase() === short.toLowerCase()) return { ...found, entry };
  }
  if (!isAcronym(short)) return undefined;
  const words = [...short].map((letter) => `${letter}\\p{L}{2,}`).join('[ -](?:of |and |for )?');
  const form = new RegExp(`(?<![\\p{L}-])(${words}) \\(${short}\\b|\\b${short} \\((${words})\\)`, 'iu');
  for (const { text } of passages) {
    const [, before, inside] = form.exec(text) ?? [];
    const full = before ?? inside;
    if (full !== undefined) return { short, full, entry: undefined };
  }
  return undefined;
}

/** The small first letters of the words of a name. */
function initialsOf(name: string): string {
  return name
    .toLowerCase()
    .split(/[\s-]+/)
    .map((word) => word.charAt(0))
    .join('');
}
