import { createHash } from 'node:crypto';
import { readFile, stat } from 'node:fs/promises';
import { basename, extname } from 'node:path';
import type { MaskedCounts } from '@genie/payment-formats';
import MarkdownIt from 'markdown-it';
import { parse } from 'yaml';
import { asStorable } from '../../../storable-text.ts';
import { decodeText } from './decode-text.ts';
import { docxToMarkdown } from './docx-to-markdown.ts';
import { escapeBlocks } from './escape-blocks.ts';
import { checkKind, type FileKind } from './file-kind.ts';
import { htmlToMarkdown } from './html-to-markdown.ts';
import { documentMask } from './mask-document.ts';
import { openingTitle } from './opening-title.ts';
import { pdfToMarkdown } from './pdf-to-markdown.ts';
import { fromDisk, UnusableFile } from './unusable-file.ts';

const mostBytes = 50 * 1_024 * 1_024;
const mostCharacters = 10_000_000;

/** A file as the knowledge takes it, without the card data that it held. */
export type ReadDocument = {
  readonly title: string;
  /** What the file says of itself besides its title; a Markdown file may have front matter. */
  readonly head: Readonly<Record<string, unknown>>;
  readonly markdown: string;
  /** Of the file, in bytes. */
  readonly size: number;
  /** SHA-256 of the file, in hexadecimal digits. */
  readonly contentHash: string;
  readonly masked: MaskedCounts;
};

/**
 * Reads a file and makes Markdown of it.
 *
 * @throws UnusableFile when it cannot be read, is empty, larger than 50 MB, broken, encrypted or not what its name promises
 */
export const readDocument = async (path: string, kind: FileKind): Promise<ReadDocument> => {
  const { size } = await fromDisk(stat(path));
  if (size === 0) throw new UnusableFile('is empty');
  if (size > mostBytes) throw new UnusableFile('is larger than 50 MB');
  const bytes = await fromDisk(readFile(path));
  await checkKind(kind, bytes);
  const converted = await converters[kind](bytes);
  if (converted.markdown.trim() === '') throw new UnusableFile('holds no text');
  if (converted.markdown.length > mostCharacters)
    throw new UnusableFile('holds more than ten million characters of text');
  const mask = documentMask();
  // PDF names characters as it likes, and YAML can escape them.
  const markdown = mask.markdown(asStorable(converted.markdown));
  const heading = kind === 'pdf' ? undefined : firstHeading(markdown);
  return {
    title: mask.text(asStorable(converted.title ?? heading ?? basename(path, extname(path)))),
    head: mask.fields(converted.head ?? {}),
    // Code may be what comes first: its indentation stays.
    markdown: markdown.replace(/^\s*\n/, '').trimEnd(),
    size: bytes.length,
    contentHash: createHash('sha256').update(bytes).digest('hex'),
    masked: mask.counts,
  };
};

type Converted = { title: string | undefined; markdown: string; head?: Record<string, unknown> };

const converters: Record<FileKind, (bytes: Uint8Array) => Converted | Promise<Converted>> = {
  markdown: (bytes) => cutFrontMatter(decodeText(bytes)),
  text: (bytes) => {
    const text = decodeText(bytes);
    return { title: openingTitle(text), markdown: textToMarkdown(text) };
  },
  html: (bytes) => htmlToMarkdown(decodeText(bytes)),
  pdf: pdfToMarkdown,
  docx: docxToMarkdown,
};

const textToMarkdown = (text: string): string => escapeBlocks(text).replace(/\n{3,}/g, '\n\n');

const cutFrontMatter = (text: string): Converted => {
  const [, yaml, rest] = /^---\n([\s\S]*?)\n---\n([\s\S]*)$/.exec(text) ?? [];
  if (yaml === undefined || rest === undefined) return { title: undefined, markdown: text };
  let head: unknown;
  try {
    head = parse(yaml);
  } catch (error) {
    throw new UnusableFile('has front matter that is not YAML', { cause: error });
  }
  const { title, ...fields } =
    typeof head === 'object' && head !== null ? (head as Record<string, unknown>) : {};
  return { title: typeof title === 'string' ? title : undefined, markdown: rest, head: fields };
};

const { unescapeAll } = new MarkdownIt().utils;

const firstHeading = (markdown: string): string | undefined => {
  const heading = /^ {0,3}#{1,2}[^\S\n]+(\S.*)$/m.exec(markdown)?.[1]?.trim();
  return heading && unescapeAll(heading.replace(/(?<!#)#+$/, '').trim());
};
