import { unzipSync } from 'fflate';
import mammoth from 'mammoth';
import { htmlToMarkdown } from './html-to-markdown.ts';
import { UnusableFile } from './unusable-file.ts';

const mostUnpackedBytes = 200 * 1_024 * 1_024;

/** The text of a Word document. @throws UnusableFile for one that is encrypted, broken or unpacks to too much */
export const docxToMarkdown = async (
  bytes: Uint8Array,
): Promise<{ title: string | undefined; markdown: string }> => {
  refuseUnlessDocx(bytes);
  try {
    const { value } = await mammoth.convertToHtml({ buffer: Buffer.from(bytes) });
    return htmlToMarkdown(value);
  } catch (error) {
    throw new UnusableFile('is a broken Word document', { cause: error });
  }
};

/** Reads the directory of the archive only: what it would unpack to is known before anything is unpacked. */
const refuseUnlessDocx = (bytes: Uint8Array): void => {
  let unpacked = 0;
  const names = new Set<string>();
  try {
    unzipSync(bytes, {
      filter: ({ name, originalSize }) => {
        unpacked += originalSize;
        names.add(name);
        return false;
      },
    });
  } catch (error) {
    throw new UnusableFile('is a broken Word document', { cause: error });
  }
  if (names.has('EncryptedPackage')) throw new UnusableFile('is encrypted');
  if (!names.has('word/document.xml'))
    throw new UnusableFile('is not a Word document, though it is named like one');
  if (unpacked > mostUnpackedBytes) throw new UnusableFile('unpacks to more than 200 MB');
};
