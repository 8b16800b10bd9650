import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { open, stat } from 'node:fs/promises';
import { dirname, resolve } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { createGzip } from 'node:zlib';
import type { Clock } from '../../clock.ts';
import type { Config } from '../../config/config.ts';
import { asNewFile, draftStream, FileIsThere } from '../../new-file.ts';
import { type BackupHeader, BackupRefused, formatVersion, rowsIn } from './backup-file.ts';
import { type Snapshot, withSnapshot } from './databases/snapshot.ts';
import { keyMark } from './key-mark.ts';
import { checkBackup } from './read-backup.ts';

const piecesOfBytes = 64 * 1024;

/** What was written. */
type BackupReport = { readonly file: string; readonly bytes: number; readonly header: BackupHeader };

/**
 * Writes everything the database holds into one file, while servers go on working: the file shows one instant. It is
 * read back before it gets its name, can be read by its owner only, and never replaces another file.
 *
 * @param options.onProgress rows written and read back, of twice their number
 * @throws BackupRefused when the file is there already or its folder is not; the driver's error when the database cannot
 *   be read
 */
export const writeBackup = async (
  config: Pick<Config, 'databaseUrl' | 'secrets'>,
  {
    file,
    clock,
    onProgress,
  }: { file: string; clock: Clock; onProgress?: (done: number, of: number) => void },
): Promise<BackupReport> => {
  const target = resolve(file);
  if (!existsSync(dirname(target))) throw new BackupRefused(`There is no folder ${dirname(target)}.`);
  let done = 0;
  const header = await asNewFile(target, async (draft) => {
    const written = await withSnapshot(config.databaseUrl, async (snapshot) => {
      const made = headerOf(snapshot, config, clock);
      const count = () => onProgress?.(++done, rowsIn(made) * 2);
      await pipeline(inPieces(linesOf(made, snapshot, count)), createGzip(), draftStream(draft));
      return made;
    });
    await flush(draft);
    await checkBackup(draft, () => onProgress?.(++done, rowsIn(written) * 2));
    return written;
  }).catch((error: unknown) => {
    throw error instanceof FileIsThere ? new BackupRefused(error.message) : error;
  });
  await flush(dirname(target));
  return { file: target, bytes: (await stat(target)).size, header };
};

const headerOf = (
  { kind, migrations, tables }: Snapshot,
  { secrets }: Pick<Config, 'secrets'>,
  clock: Clock,
): BackupHeader => ({
  genie_backup: formatVersion,
  made_at: clock.now().toISOString(),
  database: kind,
  migrations: [...migrations],
  key_mark: keyMark(secrets.encryption),
  tables: [...tables],
});

async function* linesOf(header: BackupHeader, snapshot: Snapshot, onRow: () => void): AsyncGenerator<string> {
  const hash = createHash('sha256');
  const line = (value: unknown): string => {
    const text = `${JSON.stringify(value)}\n`;
    hash.update(text);
    return text;
  };
  yield line(header);
  for (const table of header.tables) {
    for await (const row of snapshot.rowsOf(table)) {
      yield line(row);
      onRow();
    }
  }
  yield `${JSON.stringify({ rows: rowsIn(header), sha256: hash.digest('hex') })}\n`;
}

/** Lines together, as handing on each by itself would cost more than writing it. */
async function* inPieces(lines: AsyncIterable<string>): AsyncGenerator<Buffer> {
  let piece = '';
  for await (const line of lines) {
    piece += line;
    if (piece.length < piecesOfBytes) continue;
    yield Buffer.from(piece);
    piece = '';
  }
  if (piece !== '') yield Buffer.from(piece);
}

/** A backup that only the cache of the machine holds would be lost with its power. */
const flush = async (path: string): Promise<void> => {
  const handle = await open(path, 'r');
  try {
    await handle.sync();
  } finally {
    await handle.close();
  }
};
