import { UnusableFile } from './unusable-file.ts';

/** A text file's bytes as text: UTF-8, or UTF-16 by its mark. @throws UnusableFile for anything else */
export const decodeText = (bytes: Uint8Array): string => {
  const [first, second] = bytes;
  const encoding =
    first === 0xff && second === 0xfe ? 'utf-16le' : first === 0xfe && second === 0xff ? 'utf-16be' : 'utf-8';
  let text: string;
  try {
    text = new TextDecoder(encoding, { fatal: true }).decode(bytes);
  } catch {
    throw new UnusableFile('is not text in UTF-8');
  }
  if (text.includes('\u0000')) throw new UnusableFile('is not text: it holds NUL characters');
  return text.replaceAll('\r\n', '\n');
};
