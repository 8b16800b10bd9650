import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';

const source = join(import.meta.dirname, '../..');
/** The style sheets that the chat page loads. */
const ofTheChat = '{features/chat,features/profile,components,app,styles}/**/*.css';

test('no style sheet of the chat asks with :has() what stands in the page, which each key would ask anew', () => {
  const files = globSync(ofTheChat, { cwd: source });
  expect(files.length).toBeGreaterThan(30);
  for (const file of files) {
    const rules = readFileSync(join(source, file), 'utf8').replaceAll(/\/\*[\s\S]*?\*\//g, '');
    expect(rules, file).not.toContain(':has(');
  }
});
