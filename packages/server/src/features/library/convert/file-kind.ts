import { extname } from 'node:path';
import { fileTypeFromBuffer } from 'file-type';
import { UnusableFile } from './unusable-file.ts';

export type FileKind = 'markdown' | 'text' | 'html' | 'pdf' | 'docx';

const kinds: Readonly<Record<string, FileKind>> = {
  '.md': 'markdown',
  '.markdown': 'markdown',
  '.txt': 'text',
  '.text': 'text',
  '.html': 'html',
  '.htm': 'html',
  '.pdf': 'pdf',
  '.docx': 'docx',
};

const signatures: Partial<Record<FileKind, string>> = { pdf: 'application/pdf', docx: 'application/zip' };

/** The kind that a file's name promises; undefined for one that is not imported. */
export const kindByName = (path: string): FileKind | undefined => kinds[extname(path).toLowerCase()];

/** @throws UnusableFile for bytes that are not what the file's name promises */
export const checkKind = async (kind: FileKind, bytes: Uint8Array): Promise<void> => {
  const found = await fileTypeFromBuffer(bytes);
  const expected = signatures[kind];
  if (expected === undefined) {
    if (found && !found.mime.startsWith('text/') && !found.mime.endsWith('xml')) {
      throw new UnusableFile(`is a ${found.ext} file, not the ${kind} its name promises`);
    }
    return;
  }
  if (kind === 'docx' && found?.mime === 'application/x-cfb') {
    throw new UnusableFile('is encrypted, or a document of Word before 2007');
  }
  const isZip = found?.mime === 'application/zip' || found?.mime.includes('openxmlformats') === true;
  const fits = expected === 'application/zip' ? isZip : found?.mime === expected;
  if (!fits) throw new UnusableFile(`is not the ${kind} its name promises`);
};
