import type { Command } from 'commander';
import { systemClock } from '../../clock.ts';
import type { Config } from '../../config/config.ts';
import { diskRemedy } from '../../database-failure.ts';
import { BackupRefused, restoreBackup, rowsIn, writeBackup } from '../../features/backup/index.ts';
import { reasonOf } from '../../reason-of.ts';
import { isDiskFailure } from '../../storage/index.ts';
import { type CliParts, CommandFailed, doesWith } from '../command.ts';

const kibibyte = 1_024;

/** Commands that carry everything the database holds out and in. */
export const addBackupCommands = (program: Command, parts: CliParts): void => {
  const onProgress = (done: number, of: number) => parts.output.progress(done, of);

  doesWith<object, Config>(
    program
      .command('backup')
      .argument('<file>', 'where to write it; must not be there yet')
      .description('write the whole database into one file while servers run, and read it back')
      .addHelpText('after', '\nThe secrets are not in it: keep JWT_SECRET and ENCRYPTION_KEY elsewhere.'),
    parts,
    parts.config,
    {
      example: 'backup backups/genie-2027-01-31.backup',
      async run(config, _options, [file = '']) {
        const { bytes, header, ...written } = await writeBackup(config, {
          file,
          clock: systemClock,
          onProgress,
        }).catch((error: unknown) => {
          throw asFailure(error, 'There is no backup');
        });
        const rows = rowsIn(header);
        return {
          data: { file: written.file, bytes, rows, tables: header.tables.length, made_at: header.made_at },
          lines: [
            `${written.file}: ${rows} rows of ${header.tables.length} tables, ${Math.ceil(bytes / kibibyte)} KiB, read back and right.`,
          ],
        };
      },
    },
  );

  doesWith<{ replace?: boolean; otherKey?: boolean }, Config>(
    program
      .command('restore')
      .argument('<file>', 'a backup of SQLite or PostgreSQL')
      .description(
        'put a backup into the database of DATABASE_URL, whichever kind both are; stop servers first',
      )
      .option('--replace', 'even if the database holds something, which is gone then')
      .option('--other-key', 'even if the backup was made under another ENCRYPTION_KEY'),
    parts,
    parts.config,
    {
      example: 'restore backups/genie-2027-01-31.backup',
      async run(config, { replace = false, otherKey = false }, [file = '']) {
        const { header, migrated } = await restoreBackup(config, {
          file,
          replace,
          otherKey,
          onProgress,
        }).catch((error: unknown) => {
          throw asFailure(error, 'The database is as it was');
        });
        return {
          data: { file, made_at: header.made_at, from: header.database, rows: rowsIn(header), migrated },
          lines: [
            `Restored ${rowsIn(header)} rows of ${header.made_at} from ${header.database === 'sqlite' ? 'SQLite' : 'PostgreSQL'}.`,
            ...(migrated.length > 0 ? [`Brought to this version by ${migrated.join(', ')}.`] : []),
          ],
        };
      },
    },
  );
};

const asFailure = (error: unknown, state: string): CommandFailed =>
  error instanceof BackupRefused
    ? new CommandFailed(error.message)
    : new CommandFailed(`${state}: ${reasonOf(error)}${isDiskFailure(error) ? `. ${diskRemedy}` : ''}`);
