import { createHash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { createGunzip } from 'node:zlib';
import {
  type BackupHeader,
  BackupRefused,
  type BackupTable,
  type BackupValue,
  endSchema,
  formatVersion,
  headerSchema,
  isRowOf,
  rowsIn,
} from './backup-file.ts';

const longestLineBytes = 256 * 1024 * 1024;

/** A row and the table it belongs to. */
type BackupRow = { readonly table: BackupTable; readonly values: BackupValue[] };

/**
 * Reads a backup while checking it: the header at once, the rows as they are asked for. The last one comes only after the
 * digest of the whole file was found right.
 *
 * @throws BackupRefused when the file is not a backup, is of a newer format, or was changed or cut off
 */
export const readBackup = async (
  file: string,
): Promise<{ header: BackupHeader; rows: AsyncGenerator<BackupRow> }> => {
  const lines = linesOf(file);
  try {
    const { value: first } = await lines.next();
    const header = headerOf(file, first);
    return { header, rows: rowsAfter(header, first as Buffer, lines) };
  } catch (error) {
    await lines.return(undefined);
    throw error;
  }
};

/** Reads a backup to its end. @returns its header @throws BackupRefused as `readBackup` */
export const checkBackup = async (
  file: string,
  onRow: (header: BackupHeader) => void = () => undefined,
): Promise<BackupHeader> => {
  const { header, rows } = await readBackup(file);
  for await (const _row of rows) onRow(header);
  return header;
};

const headerOf = (file: string, line: Buffer | undefined): BackupHeader => {
  const value = line && parsed(line);
  const version = (value as { genie_backup?: unknown } | null | undefined)?.genie_backup;
  if (typeof version === 'number' && version > formatVersion) {
    throw new BackupRefused(`${file} was written by a newer version of Genie. Restore it with that version.`);
  }
  const header = headerSchema.safeParse(value);
  if (!header.success) throw new BackupRefused(`${file} is not a backup of Genie.`);
  return header.data;
};

async function* rowsAfter(
  header: BackupHeader,
  first: Buffer,
  lines: AsyncGenerator<Buffer>,
): AsyncGenerator<BackupRow> {
  const hash = createHash('sha256').update(first).update('\n');
  const next = async (): Promise<Buffer> => {
    const { done, value } = await lines.next();
    if (done) throw damaged('it ends too early');
    return value;
  };
  let held: BackupRow | undefined;
  for (const table of header.tables) {
    for (let row = 0; row < table.rows; row += 1) {
      const line = await next();
      hash.update(line).update('\n');
      const values = parsed(line);
      if (!isRowOf(table, values)) throw damaged(`row ${row + 1} of ${table.name} is not one`);
      if (held) yield held;
      held = { table, values };
    }
  }
  const end = endSchema.safeParse(parsed(await next()));
  if (!end.success || end.data.rows !== rowsIn(header)) throw damaged('it does not end as it should');
  if (end.data.sha256 !== hash.digest('hex')) throw damaged('its content was changed');
  if (!(await lines.next()).done) throw damaged('something follows its end');
  if (held) yield held;
}

const damaged = (how: string): BackupRefused => new BackupRefused(`The backup is damaged: ${how}.`);

const parsed = (line: Buffer): unknown => {
  try {
    return JSON.parse(line.toString('utf8'));
  } catch {
    return undefined;
  }
};

/** Lines without their ends. What cannot be unpacked ends as a refusal. */
async function* linesOf(file: string): AsyncGenerator<Buffer> {
  const source = createReadStream(file);
  const unpacked = source.pipe(createGunzip());
  source.on('error', (error) => unpacked.destroy(error));
  let parts: Buffer[] = [];
  let size = 0;
  let hasBegun = false;
  try {
    for await (const chunk of unpacked as AsyncIterable<Buffer>) {
      hasBegun = true;
      let from = 0;
      for (let to = chunk.indexOf(10); to >= 0; to = chunk.indexOf(10, from)) {
        yield Buffer.concat([...parts, chunk.subarray(from, to)]);
        parts = [];
        size = 0;
        from = to + 1;
      }
      parts.push(chunk.subarray(from));
      size += chunk.length - from;
      if (size > longestLineBytes) throw damaged('a line of it has no end');
    }
  } catch (error) {
    throw refusalOf(file, error, hasBegun);
  } finally {
    source.destroy();
  }
  if (size > 0) yield Buffer.concat(parts);
}

const refusalOf = (file: string, error: unknown, hasBegun: boolean): unknown => {
  const { code = '' } = error as NodeJS.ErrnoException;
  if (code === 'ENOENT') return new BackupRefused(`There is no file ${file}.`);
  if (code === 'EISDIR') return new BackupRefused(`${file} is a folder.`);
  if (code === 'EACCES') return new BackupRefused(`${file} cannot be read.`);
  if (!code.startsWith('Z_')) return error;
  return hasBegun || code === 'Z_BUF_ERROR'
    ? damaged('it cannot be unpacked to its end')
    : new BackupRefused(`${file} is not a backup of Genie.`);
};
