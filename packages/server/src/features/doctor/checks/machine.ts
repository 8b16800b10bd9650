import { existsSync, statSync } from 'node:fs';
import { access, constants, statfs } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { parseDatabaseUrl } from '../../../storage/index.ts';
import { type Check, failed, type Installation, ok, skipped, type Verdict, warning } from '../finding.ts';

const mebibyte = 2 ** 20;
const warnBelowBytes = 1_024 * mebibyte;
const failBelowBytes = 200 * mebibyte;

/** Room and rights in DATA_DIR, and where a database file stands elsewhere. */
export const diskCheck: Check = {
  name: 'disk',
  async look({ config: { databaseUrl, dataDir } }) {
    const address = parseDatabaseUrl(databaseUrl);
    const folders = [dataDir, ...(address.kind === 'sqlite' ? [dirname(address.file)] : [])];
    const existing = [...new Set(folders.map(nearestExisting))];
    return [...(await Promise.all(existing.map(roomIn))), ...secretsOf(dataDir)];
  },
};

const roomIn = async (folder: string): Promise<Verdict> => {
  const writable = await access(folder, constants.W_OK).then(
    () => true,
    () => false,
  );
  if (!writable) {
    return failed(
      `${folder} cannot be written`,
      'Give it to the user that runs the server, or set DATA_DIR.',
    );
  }
  const { bavail, bsize } = await statfs(folder);
  return judgeRoom(bavail * bsize, folder);
};

const secretsOf = (dataDir: string): Verdict[] => {
  const secrets = join(dataDir, 'secrets.json');
  const isOpen = existsSync(secrets) && (statSync(secrets).mode & 0o077) !== 0;
  return isOpen ? [warning('others on this machine can read the secrets', `chmod 600 ${secrets}`)] : [];
};

/** What to say of so many free bytes. */
export const judgeRoom = (bytes: number, folder: string): Verdict => {
  const says = `${Math.floor(bytes / mebibyte)} MiB free at ${folder}`;
  if (bytes < failBelowBytes) return failed(says, 'Make room now: a full disk stops every write.');
  return bytes < warnBelowBytes ? warning(says, 'Make room, or move DATA_DIR to a larger disk.') : ok(says);
};

const nearestExisting = (folder: string): string =>
  existsSync(folder) || dirname(folder) === folder ? folder : nearestExisting(dirname(folder));

const mostSecondsApart = 60;
const timeoutMs = 5_000;

/** Whether this machine's clock agrees with those of the services outside; tokens and codes depend on it. */
export const clockCheck: Check = {
  name: 'clock',
  async look(installation) {
    const { clock } = installation;
    for (const url of addressesOf(installation)) {
      const told = await timeAt(url);
      if (!told) continue;
      const seconds = Math.round((clock.now().getTime() - told.getTime()) / 1_000);
      const says = `${Math.abs(seconds)} s ${seconds < 0 ? 'behind' : 'ahead of'} ${new URL(url).host}`;
      return Math.abs(seconds) > mostSecondsApart
        ? failed(says, 'Set the clock and keep it so: timedatectl set-ntp true.')
        : ok(says);
    }
    return skipped('no service outside said what time it is');
  },
};

const addressesOf = ({ config: { ai, identity, payments } }: Installation): string[] => [
  ...(identity ? [identity.issuer] : []),
  payments.baseUrl,
  ai.baseUrl,
];

/** The Date header of any answer (RFC 9110, 6.6.1). */
const timeAt = async (url: string): Promise<Date | undefined> => {
  try {
    const response = await fetch(url, { redirect: 'manual', signal: AbortSignal.timeout(timeoutMs) });
    await response.body?.cancel();
    const time = new Date(response.headers.get('date') ?? '');
    return Number.isNaN(time.getTime()) ? undefined : time;
  } catch {
    return undefined;
  }
};
