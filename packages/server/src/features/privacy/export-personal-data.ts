import type { Context } from '../../context.ts';
import type { ExportedFile } from '../../personal-data.ts';
import { exportReadme } from './export-readme.ts';
import { jsonText } from './json-text.ts';
import { exporters } from './personal-data-parts.ts';
import { type FileToZip, zipFiles } from './zip-files.ts';

/** Everything stored about a person, as a ZIP file that is made while it is read. */
export const exportPersonalData = (context: Context, userId: string): AsyncGenerator<Uint8Array> =>
  zipFiles(filesOf(context, userId), { mtime: context.clock.now() });

async function* filesOf(context: Context, userId: string): AsyncGenerator<FileToZip> {
  const listed: ExportedFile[] = [];
  for (const exporter of exporters) {
    for await (const file of exporter(context, userId)) {
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
