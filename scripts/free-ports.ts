import { createServer } from 'node:net';

// Below the ports that a system hands out for connections: nobody is given one while a test looks away.
const first = 20_000;
const ofWorker = 1_000;
const workers = 10;

// What Vitest and Playwright number those of their workers by that work at once; whoever starts them is 0.
const worker = Number(process.env.VITEST_POOL_ID ?? process.env.TEST_PARALLEL_INDEX ?? 0) % workers;

// Two runs at once begin at different ones: between looking at a port and listening on it time passes.
let next = process.pid * 4;

const isFree = (port: number, host: string | undefined): Promise<boolean> =>
  new Promise((resolve) => {
    const server = createServer();
    server.once('error', () => resolve(false));
    server.listen(port, host, () => server.close(() => resolve(true)));
  });

/** A port nobody listens on, and no other worker is given: none is given twice before a thousand others. */
export const freePort = async (): Promise<number> => {
  for (;;) {
    const port = first + worker * ofWorker + (next % ofWorker);
    next += 1;
    if ((await isFree(port, undefined)) && (await isFree(port, '127.0.0.1'))) return port;
  }
};

/** So many of them. */
export const freePorts = async (count: number): Promise<number[]> => {
  const ports: number[] = [];
  while (ports.length < count) ports.push(await freePort());
  return ports;
};
