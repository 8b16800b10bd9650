import pino from 'pino';
import { expect, test } from 'vitest';
import { createJobRunner } from './job-runner.ts';

/** A job whose runs end when they are told to. */
const held = () => {
  const log: string[] = [];
  const ends: (() => void)[] = [];
  const runner = createJobRunner(pino({ enabled: false }));
  runner.add({
    name: 'held',
    everySeconds: 3_600,
    async run() {
      log.push('begun');
      await new Promise<void>((resolve) => ends.push(resolve));
      log.push('ended');
    },
  });
  return { runner, log, end: () => ends.shift()?.() };
};

test('runs that are asked for at once follow one another, and those that are woken too', async () => {
  const { runner, log, end } = held();
  runner.start();
  const asked = [runner.run('held'), runner.run('held')];
  runner.wake('held');
  for (let n = 1; n <= 3; n++) {
    await expect.poll(() => log.length).toBe(2 * n - 1);
    end();
    await expect.poll(() => log.filter((line) => line === 'ended').length).toBe(n);
  }
  await expect.poll(() => log.length).toBeGreaterThan(6);
  end();
  await Promise.all(asked);
  const stopped = runner.stop();
  end();
  await stopped;
  expect(log.length % 2).toBe(0);
  expect(log.filter((_, index) => index % 2 === 0)).toEqual(Array(log.length / 2).fill('begun'));
});

test('stopping waits for a run that was asked for', async () => {
  const { runner, log, end } = held();
  const run = runner.run('held');
  const stopped = runner.stop().then(() => log.push('stopped'));
  end();
  await run;
  await stopped;
  expect(log).toEqual(['begun', 'ended', 'stopped']);
});
