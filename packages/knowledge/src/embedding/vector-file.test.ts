import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test, vi } from 'vitest';
import { VectorFile } from './vector-file.ts';

const start = Date.parse('2026-01-01T12:00:00Z');
const setDay = (day: number) => vi.setSystemTime(start + day * 24 * 60 * 60 * 1000);

/** A folder of vectors on the first day; whoever opens it has a file of their own. */
function sharedFolder(): () => VectorFile {
  vi.useFakeTimers({ now: start, toFake: ['Date'] });
  const folder = mkdtempSync(join(tmpdir(), 'genie-vectors-'));
  const opened: VectorFile[] = [];
  onTestFinished(() => {
    vi.useRealTimers();
    for (const file of opened) file.close();
    rmSync(folder, { recursive: true, force: true });
  });
  return () => {
    const file = new VectorFile(folder, 'model');
    opened.push(file);
    return file;
  };
}

const hash = (of: number) => new Uint8Array(16).fill(of);
const vector = (of: number) => Float32Array.of(of, 0);
const entry = (of: number) => ({ hash: hash(of), vector: vector(of) });
const numberOf = (file: VectorFile, of: number) => file.find(hash(of))?.number ?? expect.fail('no vector');

test('what a process goes on using is there for the next one, and what nobody used for a month is not', () => {
  const open = sharedFolder();
  const running = open();
  running.add([entry(1), entry(2), entry(3)]);
  const [one, three] = [numberOf(running, 1), numberOf(running, 3)];
  for (let day = 1; day <= 40; day += 1) {
    setDay(day);
    expect([running.keep(one), running.keep(three)]).toEqual([true, true]);
  }
  const next = open();
  expect([1, 2, 3].map((of) => next.find(hash(of))?.vector)).toEqual([vector(1), undefined, vector(3)]);
});

test('a number that a process reads by is never given to another vector', () => {
  const open = sharedFolder();
  const running = open();
  running.add([entry(1), entry(2)]);
  const numbers = [numberOf(running, 1), numberOf(running, 2)];
  setDay(40);
  open().add([entry(8), entry(9)]);
  for (const [at, number] of numbers.entries())
    expect([undefined, vector(at + 1)]).toContainEqual(running.read(number));
  expect(numbers.map((number) => running.keep(number))).toContain(false);
});
