import { expect, test } from 'vitest';
import { TurnQueue } from './turn-queue.ts';

const refusal = (why: string) => new Error(why);
const queueOf = (patienceMs: number, places = 1) => new TurnQueue({ patienceMs, places, refusal });

test.each([1, 3])(
  'with %i at a time, turns are given in the order in which they were asked for',
  async (places) => {
    const queue = queueOf(1_000, places);
    const order: number[] = [];
    let [running, most] = [0, 0];
    await Promise.all(
      [1, 2, 3, 4, 5, 6].map(async (number) => {
        const endTurn = await queue.take();
        order.push(number);
        running += 1;
        most = Math.max(most, running);
        await Promise.resolve();
        running -= 1;
        endTurn();
      }),
    );
    expect(order).toEqual([1, 2, 3, 4, 5, 6]);
    expect(most).toBe(places);
  },
);

test('who has waited too long is refused and never gets the turn', async () => {
  const queue = queueOf(5);
  const endTurn = await queue.take();
  await expect(queue.take()).rejects.toThrow('late');
  endTurn();
  const endNext = await queue.take();
  endNext();
});

test('who gives up waiting never gets the turn, which goes to the next', async () => {
  const queue = queueOf(1_000);
  const endTurn = await queue.take();
  const patience = new AbortController();
  const givenUp = queue.take(patience.signal);
  const next = queue.take();
  patience.abort(new Error('gone'));
  await expect(givenUp).rejects.toThrow('gone');
  await expect(queue.take(patience.signal)).rejects.toThrow('gone');
  endTurn();
  (await next)();
  (await queue.take())();
});

test('ending a turn twice does not end the turn of the next', async () => {
  const queue = queueOf(5);
  const endTurn = await queue.take();
  const second = queue.take();
  endTurn();
  await second;
  endTurn();
  await expect(queue.take()).rejects.toThrow('late');
});

test('closing refuses those who wait and those who come', async () => {
  const queue = queueOf(1_000);
  await queue.take();
  const waiting = queue.take();
  queue.close();
  await expect(waiting).rejects.toThrow('closed');
  await expect(queue.take()).rejects.toThrow('closed');
});
