import { extractText, getDocumentProxy, getMeta } from 'unpdf';
import { escapeBlocks } from './escape-blocks.ts';
import { openingTitleOfPage } from './opening-title.ts';
import { UnusableFile } from './unusable-file.ts';

/** The text of a PDF, its pages as sections. @throws UnusableFile for one that is encrypted, broken or without text */
export const pdfToMarkdown = async (
  bytes: Uint8Array,
): Promise<{ title: string | undefined; markdown: string }> => {
  let pages: string[];
  let title: unknown;
  try {
    // The parser takes the bytes away from their owner, and takes no Buffer, hence a copy.
    const pdf = await getDocumentProxy(Uint8Array.from(bytes), { verbosity: 0 });
    ({ text: pages } = await extractText(pdf, { mergePages: false }));
    title = (await getMeta(pdf)).info?.Title;
  } catch (error) {
    if ((error as Error).name === 'PasswordException') throw new UnusableFile('is encrypted');
    throw new UnusableFile('is a broken PDF', { cause: error });
  }
  const sections = pages.flatMap((text, index) =>
    text.trim() === '' ? [] : [`## Page ${index + 1}\n\n${paragraphs(text)}`],
  );
  if (sections.length === 0) throw new UnusableFile('holds no text; scanned pages must be recognised first');
  return {
    title: ownTitle(title) ?? openingTitleOfPage(pages.find((text) => text.trim() !== '') ?? ''),
    markdown: sections.join('\n\n'),
  };
};

const fileName = /^\S*\.[a-z]{1,5}$|^(?:Microsoft \p{L}+ - .*|untitled)$/iu;

/** Many programs put the name of the file that they printed in the place of a title. */
const ownTitle = (title: unknown): string | undefined => {
  const own = typeof title === 'string' ? title.trim() : '';
  return own === '' || fileName.test(own) ? undefined : own;
};

/** Lines end where the page was full: a sentence's end at a line's end is taken for a paragraph's. */
const paragraphs = (text: string): string =>
  text
    .split(/\n\s*\n|(?<=[.!?:])\s*\n/)
    .map((paragraph) => paragraph.replace(/\s+/g, ' ').trim())
    .filter(Boolean)
    .map(escapeBlocks)
    .join('\n\n');
