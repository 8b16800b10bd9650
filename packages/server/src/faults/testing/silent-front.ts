import { once } from 'node:events';
import { type AddressInfo, connect, createServer } from 'node:net';
import { onTestFinished } from 'vitest';

/**
 * Stands before a database for one test and passes everything on until a client sends `word`: from there on that
 * connection stays open, and nothing comes through it any more.
 *
 * @returns the address of the database through it
 */
export const startSilentFront = async (databaseUrl: string, word: string): Promise<string> => {
  const url = new URL(databaseUrl);
  const behind = { host: url.hostname, port: Number(url.port) };
  const server = createServer((client) => {
    const database = connect(behind);
    database.on('data', (data) => client.write(data));
    client.on('data', (data) => {
      if (data.includes(word)) database.destroy();
      else if (!database.destroyed) database.write(data);
    });
    client.on('close', () => database.destroy());
    client.on('error', () => database.destroy());
    database.on('error', () => client.destroy());
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  onTestFinished(() => void server.close());
  url.hostname = '127.0.0.1';
  url.port = String((server.address() as AddressInfo).port);
  return url.href;
};
