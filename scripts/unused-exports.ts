import { glob, readFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { root } from './run.ts';

const exported = /^export (?:async )?(?:const|let|function\*?|class|type|interface) (\w+)/gm;
const takenByName = /(?:import|export)\s+(?:type\s+)?(?:\w+,\s*)?\{([^}]*)\}\s*from/g;
const takenWhole = /\* as \w+ from '(\.[^']+)'/g;
const word = /\w+/g;

/** What Vitest calls by its name. */
const calledByTools: ReadonlySet<string> = new Set(['setup']);

/** Exports that only their own file uses, as `file: name`. A name that two files export is used where either is. */
export const unusedExports = async (): Promise<string[]> => {
  const offered: { readonly file: string; readonly name: string }[] = [];
  const taken = new Set<string>();
  const wholes = new Set<string>();
  const exclude = (path: string) => /node_modules|generated|dist/.test(path);
  for await (const file of glob('{packages,scripts,prisma}/**/*.{ts,tsx}', { cwd: root, exclude })) {
    const text = await readFile(join(root, file), 'utf8');
    for (const [, name = ''] of text.matchAll(exported)) offered.push({ file, name });
    for (const [, path = ''] of text.matchAll(takenWhole)) wholes.add(join(dirname(file), path));
    // What is imported as it runs is named anywhere in the file.
    const names = text.includes('import(')
      ? [text]
      : [...text.matchAll(takenByName)].map(([, list]) => list ?? '');
    for (const [name] of names.join().matchAll(word)) taken.add(name);
  }
  return offered
    .filter(({ file, name }) => !taken.has(name) && !wholes.has(file) && !calledByTools.has(name))
    .map(({ file, name }) => `${file}: ${name}`);
};
