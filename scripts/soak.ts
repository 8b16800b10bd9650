import { root, tryRun } from './run.ts';

/** The long runs. `npm test` does a hundredth of each with a fixed seed. */
const soaks: Readonly<Record<string, { readonly about: string; readonly test: string }>> = {
  'accounts-fuzz': {
    about: '12,000 hostile requests over accounts, sessions and profiles: no 5xx, every answer documented',
    test: 'packages/server/src/http/accounts-fuzz.test.ts',
  },
};

const [name, ...options] = process.argv.slice(2);
const soak = name === undefined ? undefined : soaks[name];
if (!soak || options.length > 0) {
  console.log('Usage: npm run soak -- <name>. SOAK_SEED=<number> draws other cases.\n');
  for (const [known, { about }] of Object.entries(soaks)) console.log(`  ${known}  ${about}`);
  process.exit(name === undefined ? 0 : 2);
}
for (const project of ['server-sqlite', 'server-postgresql']) {
  const { code } = await tryRun('vitest', ['run', '--project', project, soak.test], {
    cwd: root,
    env: { SOAK: '1' },
  });
  if (code !== 0) process.exit(1);
}
