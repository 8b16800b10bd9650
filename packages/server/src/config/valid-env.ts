import { ConfigError } from './config-error.ts';
import { type Env, envSchema, secretVariables } from './env.ts';
import { outsideOf } from './outside.ts';
import { unfitForProduction } from './production.ts';

/** Where people find the product. */
export const publicUrlOf = ({ PORT, PUBLIC_URL }: Env): string => PUBLIC_URL ?? `http://localhost:${PORT}`;

/**
 * The variables as they are meant. All that is wrong is told at once: values that nothing accepts, and what production
 * refuses of the others.
 *
 * @throws ConfigError
 */
export const validEnv = (variables: Readonly<Record<string, string | undefined>>): Env => {
  // An empty value in a .env file means "not set".
  const given = Object.fromEntries(Object.entries(variables).filter(([, value]) => value !== ''));
  const { error } = envSchema.safeParse(given);
  const wrong = new Set((error?.issues ?? []).map(({ path }) => String(path[0])));
  const env = envSchema.parse(Object.fromEntries(Object.entries(given).filter(([name]) => !wrong.has(name))));
  const unfit =
    env.NODE_ENV === 'production'
      ? unfitForProduction(env, outsideOf(env).sandboxed, publicUrlOf(env)).filter(
          (problem) => !isAbout(problem, wrong),
        )
      : [];
  // One line a mistake: what else is wrong with the same variable may only follow from it.
  const first = Map.groupBy(error?.issues ?? [], ({ path }) => String(path[0]));
  const told = [...first.values()].flatMap(([issue]) => (issue ? [problemOf(issue, given)] : []));
  const problems = [...told, ...unfit];
  if (problems.length > 0) throw new ConfigError(problems);
  return env;
};

/** What of an address may be a secret: who signs in with which password, and what stands in a query. */
const userOfAddress = /^("(?:[a-z][\w+.-]*:\/\/)?)[^\s"]*@/i;
const queryOfAddress = /(?<=\?)[^"]+/g;
const isAddress = /_URL$|^OIDC_ISSUER$/;

const problemOf = (
  { message, path }: { readonly message: string; readonly path: readonly PropertyKey[] },
  given: Readonly<Record<string, string | undefined>>,
): string => {
  const name = String(path[0]) as keyof Env;
  const shown = secretVariables.includes(name)
    ? '(hidden)'
    : shownValue(name, String(JSON.stringify(given[name])));
  return `${name} is ${shown}, but must be: ${message}`;
};

const shownValue = (name: string, value: string): string =>
  isAddress.test(name)
    ? value.replace(userOfAddress, '$1(hidden)@').replace(queryOfAddress, '(hidden)')
    : value;

/** Whether a problem is only there because a value that was given is wrong, which is told already. */
const isAbout = (problem: string, names: ReadonlySet<string>): boolean => {
  const [subject = ''] = problem.split(/ (?:is|are) /);
  const isAllowance = names.has('ALLOW_SANDBOX') && problem.includes('ALLOW_SANDBOX');
  return isAllowance || subject.split(' and ').some((name) => names.has(name));
};
