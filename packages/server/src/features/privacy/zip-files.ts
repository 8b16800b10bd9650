import { setImmediate as letOthersRun } from 'node:timers/promises';
import { strToU8, Zip, ZipDeflate, type ZipInputFile, ZipPassThrough } from 'fflate';

/** A file to be packed, in pieces. */
export type FileToZip = {
  readonly name: string;
  /** False for what is compressed already, such as a photo. */
  readonly compress: boolean;
  readonly pieces: AsyncIterable<string | Uint8Array>;
};

const pieceCharacters = 64 * 1_024;

/**
 * Packs files into a ZIP archive (APPNOTE.TXT 6.3.10) while they are read: at no time is more than a piece of one file in
 * memory, and other requests are served between two pieces.
 */
export async function* zipFiles(
  files: AsyncIterable<FileToZip>,
  { mtime }: { readonly mtime: Date },
): AsyncGenerator<Uint8Array> {
  const packed: Uint8Array[] = [];
  const zip = new Zip((error, bytes) => {
    if (error) throw error;
    packed.push(bytes);
  });
  for await (const { name, compress, pieces } of files) {
    const file = compress ? new ZipDeflate(name, { level: 6 }) : new ZipPassThrough(name);
    file.mtime = mtime;
    zip.add(file);
    for await (const piece of gathered(pieces)) {
      file.push(piece, false);
      yield* packed.splice(0);
      await letOthersRun();
    }
    end(file);
    yield* packed.splice(0);
  }
  zip.end();
  yield* packed.splice(0);
}

const end = (file: ZipInputFile & { push: (bytes: Uint8Array, final: boolean) => void }): void =>
  file.push(new Uint8Array(), true);

/** Short texts together, as compressing each by itself would cost more than it saves. */
async function* gathered(pieces: AsyncIterable<string | Uint8Array>): AsyncGenerator<Uint8Array> {
  let text = '';
  for await (const piece of pieces) {
    if (typeof piece !== 'string') {
      yield piece;
      continue;
    }
    text += piece;
    if (text.length < pieceCharacters) continue;
    yield strToU8(text);
    text = '';
  }
  if (text !== '') yield strToU8(text);
}
