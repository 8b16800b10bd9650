import { once } from 'node:events';
import type { RequestListener, ServerResponse } from 'node:http';
import { type AddressInfo, connect, type Socket } from 'node:net';
import { paths, systemTexts } from '@genie/contract';
import { expect, onTestFinished, test } from 'vitest';
import { keptConnection } from '../testing/replicas/kept-connection.ts';
import { createFrontDoor, type FrontDoor } from './front-door.ts';

const refusal = { detail: systemTexts.shuttingDown, code: 'shutting_down' };

const answerAtOnce: RequestListener = (request, response) => {
  response.setHeader('content-type', 'application/json');
  response.end(JSON.stringify({ asked: request.url }));
};

const openDoor = async (application: RequestListener = answerAtOnce) => {
  const door = createFrontDoor();
  await door.listen({ host: '127.0.0.1', port: 0 });
  onTestFinished(() => {
    door.server.close();
    door.server.closeAllConnections();
  });
  door.serverFor(application);
  const { port } = door.server.address() as AddressInfo;
  return { door, url: `http://127.0.0.1:${port}` };
};

/** Begins the end of the process; `notice` is when the time to notice it is over. */
const beginEnd = (door: FrontDoor) => {
  const noticed = Promise.withResolvers<void>();
  return { announced: door.announceEnd(() => noticed.promise), notice: noticed.resolve };
};

test('before the application is there, the process says that it lives and refuses the rest for a moment', async () => {
  const { door, url } = await openDoor();
  const { ask } = keptConnection(url);
  expect(await ask(`${paths.health}?from=balancer`)).toMatchObject({ status: 200, body: { status: 'ok' } });
  for (const path of [paths.readiness, `${paths.readiness}/`, paths.settings, '/']) {
    expect(await ask(path)).toMatchObject({ status: 503, body: refusal });
  }
  door.open();
  expect(await ask(paths.readiness)).toMatchObject({ status: 200, body: { asked: paths.readiness } });
});

test('while the process ends it is not ready, serves what still comes, and lets each connection go after its answer', async () => {
  const { door, url } = await openDoor();
  door.open();
  const [one, two, unused] = [keptConnection(url), keptConnection(url), keptConnection(url)];
  for (const { ask } of [one, two, unused]) expect((await ask('/')).connection).toBe('keep-alive');
  const { announced, notice } = beginEnd(door);
  expect(await one.ask(paths.readiness)).toEqual({ status: 503, connection: 'close', body: refusal });
  expect(await two.ask('/late')).toEqual({ status: 200, connection: 'close', body: { asked: '/late' } });
  expect(await keptConnection(url).ask('/new')).toMatchObject({ status: 200, connection: 'close' });
  await Promise.all([one.closed(), two.closed()]);
  notice();
  await announced;
  await unused.closed();
  await door.empty(60_000);
  await expect(keptConnection(url).ask('/')).rejects.toMatchObject({ code: 'ECONNREFUSED' });
});

test('what was asked before the end is answered; what is not in time is refused in words, or cut off in its middle', async () => {
  const held: ServerResponse[] = [];
  const arrived = Array.from({ length: 3 }, () => Promise.withResolvers<void>());
  const { door, url } = await openDoor((_request, response) => {
    held.push(response);
    arrived[held.length - 1]?.resolve();
  });
  door.open();
  const first = keptConnection(url).ask('/first');
  await arrived[0]?.promise;
  const second = keptConnection(url).ask('/second');
  await arrived[1]?.promise;
  const third = keptConnection(url).ask('/third');
  await arrived[2]?.promise;
  held[2]?.write('{');
  const { announced, notice } = beginEnd(door);
  notice();
  await announced;
  const emptied = door.empty(300);
  held[0]?.end('{}');
  expect(await first).toEqual({ status: 200, connection: 'close', body: {} });
  expect(await second).toEqual({ status: 503, connection: 'close', body: refusal });
  await expect(third).rejects.toMatchObject({ code: 'ECONNRESET' });
  await emptied;
});

test('who takes nothing more of an answer is let go in the end', async () => {
  const { door, url } = await openDoor((_request, response) => void response.end(Buffer.alloc(64 * 2 ** 20)));
  expect(door.server.timeout).toBeGreaterThan(200_000);
  door.server.timeout = 100;
  door.open();
  const socket = connect(Number(new URL(url).port), '127.0.0.1').on('error', () => undefined);
  onTestFinished(() => void socket.destroy());
  const [connection] = (await once(door.server, 'connection')) as [Socket];
  socket.write('GET / HTTP/1.1\r\nhost: x\r\n\r\n');
  await once(connection, 'close');
});

test('the head of a request that does not arrive is not waited for much longer than is said', async () => {
  const { door, url } = await openDoor();
  door.server.headersTimeout = 100;
  const socket = connect(Number(new URL(url).port), '127.0.0.1').on('error', () => undefined);
  onTestFinished(() => void socket.destroy());
  const began = performance.now();
  socket.resume().write('GET / HTTP/1.1\r\nhost: x\r\nx');
  await once(socket, 'close');
  expect(performance.now() - began).toBeLessThan(20_000);
});
