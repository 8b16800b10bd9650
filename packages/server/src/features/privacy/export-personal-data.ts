import type { Context } from '../../context.ts';
import type { ExportedFile, ExportProgress } from '../../personal-data.ts';
import { exportReadme } from './export-readme.ts';
import { jsonText } from './json-text.ts';
import { exporters } from './personal-data-parts.ts';
import { type FileToZip, zipFiles } from './zip-files.ts';

/**
 * Everything stored about a person, as a ZIP file that is made while it is read.
 *
 * @param onProgress told of the questions written, of how many there are: all else takes no time
 */
export const exportPersonalData = (
  context: Context,
  userId: string,
  onProgress?: ExportProgress,
): AsyncGenerator<Uint8Array> =>
  zipFiles(filesOf(context, userId, onProgress), { mtime: context.clock.now() });

async function* filesOf(
  context: Context,
  userId: string,
  onProgress: ExportProgress | undefined,
): AsyncGenerator<FileToZip> {
  const listed: ExportedFile[] = [];
  for (const exporter of exporters) {
    for await (const file of exporter(context, userId, onProgress)) {
      listed.push(file);
      yield toZip(file);
    }
  }
  const readme = exportReadme(context, listed);
  yield toZip({ name: 'README.txt', about: '', content: Buffer.from(readme) });
}

const toZip = ({ name, content }: ExportedFile): FileToZip => ({
  name,
  compress: /\.(json|txt)$/.test(name),
  pieces: content instanceof Uint8Array ? whole(content) : jsonText(content),
});

async function* whole(bytes: Uint8Array): AsyncGenerator<Uint8Array> {
  yield bytes;
}
