import { chown, stat } from 'node:fs/promises';
import pg from 'pg';
import { onTestFinished } from 'vitest';
import { migrate } from '../../storage/index.ts';
import { canMountDisks, mountSmallDisk, type SmallDisk } from './small-disk.ts';

const name = 'genie_small_disk';

const onServer = async <T>(work: (client: pg.Client) => Promise<T>): Promise<T> => {
  const client = new pg.Client({ connectionString: process.env.TEST_POSTGRES_URL });
  await client.connect();
  try {
    return await work(client);
  } finally {
    await client.end();
  }
};

const dataFolder = async (client: pg.Client): Promise<string> =>
  (await client.query<{ data_directory: string }>('SHOW data_directory')).rows[0]?.data_directory ?? '';

/** Whether a disk can be mounted for PostgreSQL, which runs on this machine then. */
export const canGivePostgresqlADisk = async (): Promise<boolean> => {
  const isHere = await onServer(dataFolder)
    .then(stat)
    .then(
      () => true,
      () => false,
    );
  return isHere && (await canMountDisks());
};

/** A database that alone is on a small disk: the server's log of writes is elsewhere, as on a server that survives it. */
export const databaseOnSmallDisk = async (): Promise<{ databaseUrl: string; disk: SmallDisk }> => {
  const disk = await mountSmallDisk();
  await onServer(async (client) => {
    const { uid, gid } = await stat(await dataFolder(client));
    await chown(disk.folder, uid, gid);
    await client.query(`CREATE TABLESPACE ${name} LOCATION '${disk.folder}'`);
    await client.query(`CREATE DATABASE ${name} TEMPLATE template0 TABLESPACE ${name}`);
  });
  onTestFinished(() =>
    onServer(async (client) => {
      await client.query(`DROP DATABASE ${name} WITH (FORCE)`);
      await client.query(`DROP TABLESPACE ${name}`);
    }),
  );
  const url = new URL(process.env.TEST_POSTGRES_URL ?? '');
  url.pathname = `/${name}`;
  await migrate({ databaseUrl: url.href });
  return { databaseUrl: url.href, disk };
};
