import { expect, onTestFinished, test } from 'vitest';
import { loopTurns } from './loop-turns.ts';

test('each piece of work begins in a turn of the event loop of its own, in the order it came', async () => {
  let turns = 0;
  let next: NodeJS.Immediate;
  const count = () => {
    turns += 1;
    next = setImmediate(count);
  };
  count();
  onTestFinished(() => clearImmediate(next));
  const turn = loopTurns();
  const begun: { work: string; turn: number }[] = [];
  await Promise.all(['a', 'b', 'c'].map((work) => turn().then(() => begun.push({ work, turn: turns }))));
  expect(begun.map(({ work }) => work)).toEqual(['a', 'b', 'c']);
  expect(new Set(begun.map(({ turn: at }) => at)).size).toBe(3);
});
