import { basename, dirname, join, relative, resolve } from 'node:path';
import { maskSensitiveCardData } from '@genie/payment-formats';
import { type Contents, contentsOf } from './contents-of.ts';
import { type FileKind, kindByName } from './convert/file-kind.ts';
import { fromDisk, UnusableFile } from './convert/unusable-file.ts';

/** A file of a kind that can be imported, and the name that its document is known by, without card data. */
export type FoundFile = { readonly path: string; readonly name: string; readonly kind: FileKind };

/** What is left out, and why. */
export type SkippedFile = { readonly name: string; readonly reason: string };

/** The files to import at the given paths, in folders at any depth. */
export const collectFiles = async (
  paths: readonly string[],
): Promise<{ files: FoundFile[]; skipped: SkippedFile[] }> => {
  const files: FoundFile[] = [];
  const skipped: SkippedFile[] = [];
  for (const path of paths) await collect(path, files, skipped);
  return { files, skipped };
};

/**
 * Files are known by their path from the folder that was given (or that holds the file that was given), which is named
 * first: importing it again replaces them, wherever the command is run. Hidden files and folders are left out; links in a
 * folder are named and skipped, as they may lead out of it.
 */
const collect = async (given: string, files: FoundFile[], skipped: SkippedFile[]): Promise<void> => {
  const start = resolve(given);
  let within: Contents | undefined;
  try {
    within = await fromDisk(contentsOf(start));
  } catch (error) {
    if (!(error instanceof UnusableFile)) throw error;
    skipped.push({ name: given, reason: error.message });
    return;
  }
  const folder = within ? start : dirname(start);
  const nameOf = (path: string): string =>
    maskSensitiveCardData(join(basename(folder), relative(folder, path))).text;
  const { entries, links } = within ?? { entries: [start], links: [] };
  for (const path of links) {
    skipped.push({ name: nameOf(path), reason: 'is a link, and those in a folder are not followed' });
  }
  if (entries.length + links.length === 0) {
    skipped.push({ name: given, reason: 'holds no file that can be imported' });
  }
  for (const path of entries) {
    const name = nameOf(path);
    const kind = kindByName(path);
    const namesake = files.find((file) => file.name === name && file.path !== path);
    if (namesake) skipped.push({ name, reason: `has the name of another file, ${namesake.path}` });
    else if (kind) files.push({ path, name, kind });
    else skipped.push({ name, reason: 'is not Markdown, text, HTML, PDF or DOCX' });
  }
};
