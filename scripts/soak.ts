import { prepare } from './prepare.ts';
import { root, tryRun } from './run.ts';

type Soak = {
  readonly about: string;
  readonly tests: readonly string[];
  /** Options that take a number, and the variable by which the test is told. */
  readonly options?: Readonly<Record<string, string>>;
};

/** The long runs. `npm test` does a small part of each with a fixed seed. */
const soaks: Readonly<Record<string, Soak>> = {
  'accounts-fuzz': {
    about: '12,000 hostile requests over accounts, sessions and profiles: no 5xx, every answer documented',
    tests: ['packages/server/src/http/accounts-fuzz.test.ts'],
  },
  mixed: {
    about:
      'people register, ask, rename, delete, buy and change passwords while servers are killed, 30 deaths in 10 rounds: nothing lost, nothing twice',
    tests: ['packages/server/src/faults/mixed-soak.test.ts'],
    options: { '--rounds': 'SOAK_ROUNDS' },
  },
  outage: {
    about:
      'PostgreSQL hangs and is stopped for 60 s, SQLite is locked as long: refused in time, and back by itself',
    tests: [
      'packages/server/src/faults/database-gone.postgresql.test.ts',
      'packages/server/src/faults/database-locked.sqlite.test.ts',
    ],
  },
  payments: {
    about:
      '200 orders, 50 calls at once for each, while processes are killed: one plan each, none lost, none double',
    tests: [
      'packages/server/src/features/payments/payments-soak.test.ts',
      'packages/server/src/features/payments/books.test.ts',
    ],
    options: { '--orders': 'SOAK_ORDERS' },
  },
  renewals: {
    about:
      '1,000 subscribers through a leap year and a common one: every charge, end and mail as an oracle reckons',
    tests: ['packages/server/src/features/payments/renewals/renewals-soak.test.ts'],
    options: { '--subscribers': 'SOAK_SUBSCRIBERS' },
  },
};

const [name, ...words] = process.argv.slice(2);
const soak = name === undefined ? undefined : soaks[name];
const settings = soak && settingsOf(soak, words);
if (!soak || !settings) {
  console.log('Usage: npm run soak -- <name> [options]. SOAK_SEED=<number> draws other cases.\n');
  for (const [known, { about, options = {} }] of Object.entries(soaks)) {
    const names = Object.keys(options).map((option) => ` [${option} <number>]`);
    console.log(`  ${known}${names.join('')}\n      ${about}`);
  }
  process.exit(name === undefined ? 0 : 2);
}
await prepare();
for (const project of ['server-sqlite', 'server-postgresql']) {
  const { code } = await tryRun('vitest', ['run', '--project', project, ...soak.tests], {
    cwd: root,
    env: { SOAK: '1', ...settings },
  });
  if (code !== 0) process.exit(1);
}

/** What the options of a command line say; undefined when one is unknown or has no number. */
function settingsOf(
  { options = {} }: Soak,
  given: readonly string[],
): Readonly<Record<string, string>> | undefined {
  const left = given.flatMap((word) => word.split('='));
  const settings: Record<string, string> = {};
  for (let option = left.shift(); option !== undefined; option = left.shift()) {
    const variable = options[option];
    const value = left.shift() ?? '';
    if (variable === undefined || !/^[1-9]\d*$/.test(value)) return undefined;
    settings[variable] = value;
  }
  return settings;
}
