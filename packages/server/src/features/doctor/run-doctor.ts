import { join } from 'node:path';
import { type Clock, systemClock } from '../../clock.ts';
import type { Config } from '../../config/config.ts';
import { closeContext, createContext } from '../../context.ts';
import { noKnowledge } from '../../no-knowledge.ts';
import { reasonOf } from '../../reason-of.ts';
import { configurationCheck } from './checks/configuration.ts';
import { databaseCheck, whatRowsWaitFor } from './checks/database.ts';
import { indexCheck } from './checks/knowledge-index.ts';
import { clockCheck, diskCheck } from './checks/machine.ts';
import { gatewayCheck, identityCheck, mailCheck } from './checks/outside.ts';
import { providerCheck } from './checks/provider.ts';
import { demoDataCheck, ordersCheck, outboxCheck } from './checks/rows.ts';
import { type Check, type Finding, failed, type Installation } from './finding.ts';

const checks: readonly Check[] = [
  configurationCheck,
  databaseCheck,
  providerCheck,
  mailCheck,
  identityCheck,
  gatewayCheck,
  indexCheck,
  clockCheck,
  diskCheck,
  demoDataCheck,
  outboxCheck,
  ordersCheck,
];

/** What can be looked at by itself. */
export const checkNames: readonly string[] = checks.map(({ name }) => name);

type Options = {
  readonly clock?: Clock;
  readonly indexFolder?: string;
  /** Names of the checks to make; all of them unless given. */
  readonly only?: readonly string[];
  readonly onProgress?: (done: number, of: number) => void;
};

/**
 * Looks at everything an installation depends on, changing nothing: no mail is sent, nothing is charged, no migration is
 * applied.
 *
 * @returns what each check found, in the order of the checks
 */
export const runDoctor = async (
  config: Config,
  {
    clock = systemClock,
    indexFolder = join(config.dataDir, 'index'),
    only = checkNames,
    onProgress,
  }: Options = {},
): Promise<Finding[]> => {
  let opened: ReturnType<Installation['context']> | undefined;
  const installation: Installation = {
    config,
    clock,
    indexFolder,
    context: () => {
      opened ??= whatRowsWaitFor({ config }).then(async (waitsFor) =>
        waitsFor === undefined ? createContext(config, { clock, knowledge: noKnowledge }) : { waitsFor },
      );
      return opened;
    },
  };
  const wanted = checks.filter(({ name }) => only.includes(name));
  let done = 0;
  const examine = async ({ name, look }: Check): Promise<Finding[]> => {
    const verdicts = await look(installation).catch((error: unknown) =>
      failed(reasonOf(error), 'This was not expected: look at the log, or report it.'),
    );
    done += 1;
    onProgress?.(done, wanted.length);
    return [verdicts].flat().map((verdict) => ({ check: name, ...verdict }));
  };
  try {
    return (await Promise.all(wanted.map(examine))).flat();
  } finally {
    const context = await opened?.catch(() => undefined);
    if (context && !('waitsFor' in context)) await closeContext(context);
  }
};
