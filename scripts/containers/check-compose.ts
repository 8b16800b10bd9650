import { resolve } from 'node:path';
import { DCLinter } from 'dclint';
import { parse } from 'yaml';
import { isPinned } from './check-dockerfile.ts';
import { readDockerfile } from './read-dockerfile.ts';

export type ComposeFile = {
  readonly services: Readonly<Record<string, Service>>;
};

type Service = {
  readonly image?: string;
  readonly build?: { readonly context: string; readonly target?: string };
  readonly environment?: Readonly<Record<string, string | number | null>>;
  readonly volumes?: readonly string[];
  readonly ports?: readonly string[];
  readonly network_mode?: string;
  readonly read_only?: boolean;
  readonly healthcheck?: unknown;
};

/** Reads a compose file, with what its anchors merge. */
export const readCompose = (content: string): ComposeFile => parse(content, { merge: true });

/** What a compose file breaks of the Compose specification's schema and of what is agreed on, one line a fault. */
export const schemaFaults = (file: string): string[] => {
  const off = 0;
  const linter = new DCLinter({
    quiet: false,
    debug: false,
    exclude: [],
    rules: {
      // Order is ours: what belongs together stands together.
      'service-keys-order': off,
      'services-alphabetical-order': off,
      'service-dependencies-alphabetical-order': off,
      'service-ports-alphabetical-order': off,
      'top-level-properties-order': off,
      // An image that is built here needs a name, by which the second process takes it too.
      'no-build-and-image': off,
      // HOST says where; the proxy that ends TLS is meant for everybody.
      'no-unbound-port-interfaces': off,
    },
  });
  return linter
    .lintFiles([file], false)
    .flatMap(({ messages }: { messages: readonly { line: number; message: string }[] }) =>
      messages.map(({ line, message }) => `line ${line}: ${message}`),
    );
};

/** What of a compose file does not fit the product: images, builds, files, users' rights. */
export const composeFaults = (
  { services }: ComposeFile,
  dockerfile: string,
  { isThere, root, version }: { isThere: (path: string) => boolean; root: string; version: string },
): string[] => {
  const targets = readDockerfile(dockerfile).map(({ name }) => name);
  const built = Object.values(services).flatMap(({ build, image }) => (build ? [image] : []));
  return Object.entries(services).flatMap(([name, service]) => {
    const { build, image = '', network_mode = '', volumes = [] } = service;
    const joined = /^service:(.+)$/.exec(network_mode)?.[1];
    const isOurs = built.includes(image);
    return [
      !isPinned(image) && `${name}: the image ${image} names no version`,
      isOurs && !image.endsWith(`:${version}`) && `${name}: the image ${image} is not of version ${version}`,
      build &&
        !targets.includes(build.target ?? '') &&
        `${name}: the Dockerfile has no stage ${build.target}`,
      joined && !services[joined] && `${name}: joins the network of ${joined}, which is no service`,
      joined && service.ports && `${name}: publishes ports, which only the owner of the network can`,
      !service.read_only && `${name}: can write into its own root file system`,
      ...volumes
        .map((volume) => volume.split(':')[0] ?? '')
        .filter((source) => source.startsWith('.') && !isThere(resolve(root, source)))
        .map((source) => `${name}: mounts ${source}, which is not there`),
    ].filter((fault) => typeof fault === 'string');
  });
};
