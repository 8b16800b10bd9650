import type { ComposeFile } from './check-compose.ts';

type KnownVariables = {
  /** What the server reads. */
  readonly server: readonly string[];
  /** What the sandbox reads. */
  readonly sandbox: readonly string[];
  /** `.env.example` */
  readonly envExample: string;
};

/** Set for each process, or read by `npm start` alone. */
const notHandedOn = ['PORT', 'SANDBOX'];

const sandboxService = 'sandbox';

/**
 * Variables of a compose file that nobody reads, that are missing, or that `.env.example` lacks or contradicts; one line a
 * fault.
 */
export const variableFaults = (content: string, compose: ComposeFile, known: KnownVariables): string[] => {
  const examples = new Map(
    [...known.envExample.matchAll(/^(# )?([A-Z][A-Z_]+)=(.*)$/gm)].map(
      ([, hidden, name = '', value = '']) => [name, hidden ? undefined : value],
    ),
  );
  return [
    ...Object.entries(compose.services).flatMap(([service, { environment = {} }]) =>
      'DATA_DIR' in environment
        ? handedOnFaults(service, Object.keys(environment), 'server', known.server)
        : service === sandboxService
          ? handedOnFaults(service, Object.keys(environment), 'sandbox', known.sandbox)
          : [],
    ),
    ...[...new Set([...content.matchAll(/\$\{([A-Z][A-Z_]*)/g)].map(([, name = '']) => name))]
      .filter((name) => !examples.has(name))
      .map((name) => `${name} is not in .env.example`),
    ...known.sandbox
      .filter((name) => !new RegExp(`\\b${name}\\b`).test(known.envExample))
      .map((name) => `${name}, which the sandbox reads, is not explained in .env.example`),
    ...[...content.matchAll(/\$\{([A-Z][A-Z_]*):-([^${}]*)\}/g)]
      .filter(([, name = '', fallback]) => (examples.get(name) ?? fallback) !== fallback)
      .map(([, name = '', fallback]) => `${name} is ${fallback}, but ${examples.get(name)} in .env.example`),
  ];
};

const handedOnFaults = (
  service: string,
  given: readonly string[],
  program: string,
  read: readonly string[],
): string[] => [
  ...given
    .filter((name) => !read.includes(name))
    .map((name) => `${service}: the ${program} reads no ${name}`),
  ...read
    .filter((name) => !given.includes(name) && !notHandedOn.includes(name))
    .map((name) => `${service}: ${name} is not handed on`),
];
