import { strFromU8, unzipSync } from 'fflate';
import { expect, test } from 'vitest';
import { type FileToZip, zipFiles } from './zip-files.ts';

const mtime = new Date('2026-11-21T08:00:00.000Z');

async function* files(...given: FileToZip[]): AsyncGenerator<FileToZip> {
  yield* given;
}

async function* pieces<T>(...given: T[]): AsyncGenerator<T> {
  yield* given;
}

const unzipped = async (...given: FileToZip[]) =>
  unzipSync(Buffer.concat(await Array.fromAsync(zipFiles(files(...given), { mtime }))));

test('files come out as they went in, compressed or not, empty or long', async () => {
  const long = 'é\u{1f600}'.repeat(50_000);
  const bytes = Uint8Array.from({ length: 100_000 }, (_, index) => (index * 7_919) % 251);
  const back = await unzipped(
    { name: 'long.txt', compress: true, pieces: pieces('a', long, 'z') },
    { name: 'empty.json', compress: true, pieces: pieces<string>() },
    { name: 'photo.webp', compress: false, pieces: pieces(bytes) },
  );
  expect(Object.keys(back)).toEqual(['long.txt', 'empty.json', 'photo.webp']);
  expect(strFromU8(back['long.txt'] ?? new Uint8Array())).toBe(`a${long}z`);
  expect(back['empty.json']).toHaveLength(0);
  expect(back['photo.webp']).toEqual(bytes);
});

test('while a long file is packed, others get their turn', async () => {
  let turns = 0;
  const timer = setInterval(() => {
    turns += 1;
  }, 1);
  const piece = Math.E.toString().repeat(5_000);
  const long = pieces(...Array.from({ length: 200 }, () => piece));
  await unzipped({ name: 'long.txt', compress: true, pieces: long });
  clearInterval(timer);
  expect(turns).toBeGreaterThan(20);
});

test('a failure while a file is read is the failure of the archive', async () => {
  async function* failing(): AsyncGenerator<string> {
    yield 'some';
    throw new Error('the database is gone');
  }
  await expect(unzipped({ name: 'a.txt', compress: true, pieces: failing() })).rejects.toThrow('gone');
});
