import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { onTestFinished } from 'vitest';

/** A folder with files at the given paths; removed when the test is over. */
export const folderOf = (files: Record<string, string | Uint8Array>): string => {
  const folder = mkdtempSync(join(tmpdir(), 'genie-import-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  for (const [name, content] of Object.entries(files)) {
    mkdirSync(join(folder, name, '..'), { recursive: true });
    writeFileSync(join(folder, name), content);
  }
  return folder;
};

/** A document that nothing built in is about, as Markdown. */
export const policy = (fee: string) =>
  `# Zorblax terminal policy\n\nA Zorblax terminal is rented for ${fee} a month and settles each evening.\n`;

/** The last parts of names. */
export const endings = (names: readonly string[]) => names.map((name) => name.split('/').at(-1));
