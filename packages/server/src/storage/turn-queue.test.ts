import { expect, test } from 'vitest';
import { TurnQueue } from './turn-queue.ts';

test('turns are given in the order in which they were asked for', async () => {
  const queue = new TurnQueue(1_000);
  const order: number[] = [];
  let running = 0;
  await Promise.all(
    [1, 2, 3, 4, 5].map(async (number) => {
      const endTurn = await queue.take();
      running += 1;
      expect(running).toBe(1);
      await Promise.resolve();
      order.push(number);
      running -= 1;
      endTurn();
    }),
  );
  expect(order).toEqual([1, 2, 3, 4, 5]);
});

test('who has waited too long is refused and never gets the turn', async () => {
  const queue = new TurnQueue(5);
  const endTurn = await queue.take();
  await expect(queue.take()).rejects.toMatchObject({ cause: { kind: 'SocketTimeout' } });
  endTurn();
  const endNext = await queue.take();
  endNext();
});

test('ending a turn twice does not end the turn of the next', async () => {
  const queue = new TurnQueue(5);
  const endTurn = await queue.take();
  const second = queue.take();
  endTurn();
  await second;
  endTurn();
  await expect(queue.take()).rejects.toMatchObject({ cause: { kind: 'SocketTimeout' } });
});

test('closing refuses those who wait and those who come', async () => {
  const queue = new TurnQueue(1_000);
  await queue.take();
  const waiting = queue.take();
  queue.close();
  await expect(waiting).rejects.toMatchObject({ cause: { kind: 'ConnectionClosed' } });
  await expect(queue.take()).rejects.toMatchObject({ cause: { kind: 'ConnectionClosed' } });
});
