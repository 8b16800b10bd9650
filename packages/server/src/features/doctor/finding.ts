import type { Clock } from '../../clock.ts';
import type { Config } from '../../config/config.ts';
import type { Context } from '../../context.ts';

/** What a look at one thing found, and in one line what to do about it. */
export type Verdict = {
  readonly state: 'ok' | 'warning' | 'failed' | 'skipped';
  readonly says: string;
  readonly todo?: string;
};

export type Finding = Verdict & { readonly check: string };

/** What a check may look at. */
export type Installation = {
  readonly config: Config;
  readonly clock: Clock;
  readonly indexFolder: string;
  /** The context on the database as it is; where that cannot be used, what keeps it, and the check of the database explains it. */
  readonly context: () => Promise<Context | { readonly waitsFor: string }>;
};

export type Check = {
  readonly name: string;
  /** An error that it throws counts as failed. */
  readonly look: (installation: Installation) => Promise<Verdict | readonly Verdict[]>;
};

export const ok = (says: string): Verdict => ({ state: 'ok', says });
export const warning = (says: string, todo: string): Verdict => ({ state: 'warning', says, todo });
export const failed = (says: string, todo: string): Verdict => ({ state: 'failed', says, todo });
/** What to do about a service that failed: where the sandbox stands in for it and nothing answers, only that has to run. */
export const remedyFor = (
  { config }: Pick<Installation, 'config'>,
  service: Config['sandboxed'][number],
  error: unknown,
  remedy: string,
): string =>
  config.sandboxed.includes(service) && isRefusedConnection(error)
    ? 'The sandbox stands in for it: start it with `npm start`, or set the address of the real one.'
    : remedy;

const isRefusedConnection = (error: unknown): boolean => {
  for (let link = error; link instanceof Error; link = link.cause) {
    if (`${(link as { code?: unknown }).code} ${link.message}`.includes('ECONNREFUSED')) return true;
  }
  return false;
};

export const skipped = (says: string): Verdict => ({ state: 'skipped', says });

/** A check that needs the rows of the database. */
export const onRows =
  (look: (context: Context) => Promise<Verdict | readonly Verdict[]>): Check['look'] =>
  async (installation) => {
    const context = await installation.context();
    return 'waitsFor' in context ? skipped(context.waitsFor) : look(context);
  };
