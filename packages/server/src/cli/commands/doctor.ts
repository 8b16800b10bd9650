import { type Command, Option } from 'commander';
import type { Config } from '../../config/config.ts';
import { ConfigError } from '../../config/config-error.ts';
import { checkNames, type Finding, runDoctor } from '../../features/doctor/index.ts';
import { type CliParts, doesWith } from '../command.ts';
import { table } from '../output.ts';

/** The command that looks whether an installation is well. */
export const addDoctorCommand = (program: Command, parts: CliParts): void => {
  doesWith<{ only?: string[] }, Config | Finding[]>(
    program
      .command('doctor')
      .description('check configuration, database, every outside service, index, clock and disk')
      .addOption(new Option('--only <checks...>', 'make these checks alone').choices(checkNames))
      .addHelpText(
        'after',
        '\nIt changes nothing: no mail is sent, nothing is charged, nothing is migrated. One question is put to the AI provider.',
      ),
    parts,
    () => readConfig(parts),
    {
      example: 'doctor',
      async run(config, { only }) {
        const findings = Array.isArray(config)
          ? config
          : await runDoctor(config, {
              ...(only && { only }),
              onProgress: (done, of) => parts.output.progress(done, of),
            });
        const failures = findings.filter(({ state }) => state === 'failed').length;
        return {
          data: { healthy: failures === 0, findings },
          lines: linesOf(findings),
          ...(failures > 0 && { failure: `${failures} ${failures === 1 ? 'check' : 'checks'} failed.` }),
        };
      },
    },
  );
};

/** The configuration, or what is wrong with it: nothing else can be checked then. */
const readConfig = ({ config }: CliParts): Config | Finding[] => {
  try {
    return config({ keepsSecrets: false });
  } catch (error) {
    if (!(error instanceof ConfigError)) throw error;
    return error.problems.map((says) => ({
      check: 'configuration',
      state: 'failed',
      says,
      todo: 'Correct it in .env or in the environment; .env.example explains each variable.',
    }));
  }
};

const linesOf = (findings: readonly Finding[]): string[] => {
  const [heading = '', ...rows] = table(
    ['state', 'check', 'found'],
    findings.map(({ check, says, state }) => [state === 'failed' ? 'FAILED' : state, check, says]),
  );
  const indent = ' '.repeat(heading.indexOf('found'));
  return [
    heading,
    ...rows.flatMap((row, index) => {
      const todo = findings[index]?.todo;
      return todo === undefined ? [row] : [row, `${indent}→ ${todo}`];
    }),
  ];
};
