import { readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { mkdtemp, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { asNewFile, draftStream, FileIsThere } from './new-file.ts';

const folder = async (): Promise<string> => {
  const made = await mkdtemp(join(tmpdir(), 'genie-test-'));
  onTestFinished(() => rmSync(made, { recursive: true }));
  return made;
};

const write = (text: string, meanwhile?: () => void) => async (draft: string) => {
  const stream = draftStream(draft);
  await new Promise<void>((done) => stream.end(text, done));
  meanwhile?.();
};

test('a file appears once it is whole, for its owner only', async () => {
  const home = await folder();
  const file = join(home, 'new');
  let seen: string[] = [];
  await asNewFile(
    file,
    write('whole', () => {
      seen = readdirSync(home);
    }),
  );
  expect(seen).toEqual([`new.${process.pid}.partial`]);
  expect([readdirSync(home), readFileSync(file, 'utf8')]).toEqual([['new'], 'whole']);
  expect(statSync(file).mode & 0o777).toBe(0o600);
});

test('what is there, or comes meanwhile, stays as it is', async () => {
  const home = await folder();
  const file = join(home, 'new');
  const theirs = () => writeFileSync(file, 'theirs');
  await expect(asNewFile(file, write('ours', theirs))).rejects.toThrow(FileIsThere);
  await expect(asNewFile(file, write('ours'))).rejects.toThrow(`${file} exists already.`);
  expect([readdirSync(home), readFileSync(file, 'utf8')]).toEqual([['new'], 'theirs']);
});

test('nothing is left of a draft that could not be finished', async () => {
  const home = await folder();
  const failing = asNewFile(join(home, 'new'), async (draft) => {
    await writeFile(draft, 'half');
    throw new Error('the disk is full');
  });
  await expect(failing).rejects.toThrow('the disk is full');
  expect(readdirSync(home)).toEqual([]);
});
