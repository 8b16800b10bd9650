import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { environmentSchema } from '../packages/sandbox/src/environment.ts';
import { envSchema } from '../packages/server/src/config/env.ts';
import { balancerFaults } from './containers/check-balancer.ts';
import { composeFaults, readCompose, schemaFaults } from './containers/check-compose.ts';
import { dockerfileFaults } from './containers/check-dockerfile.ts';
import { variableFaults } from './containers/check-variables.ts';
import { root } from './run.ts';

const composeFile = 'docker-compose.yml';
const balancerFile = 'deploy/haproxy.cfg';

/** What is wrong with the Dockerfile, the compose file and the balancer that can be seen without a container engine. */
export const containerFaults = async (): Promise<string[]> => {
  const textOf = (path: string) => readFile(join(root, path), 'utf8');
  const [dockerfile, compose, haproxy, product] = await Promise.all(
    ['Dockerfile', composeFile, balancerFile, 'package.json'].map(textOf),
  );
  const { version, devDependencies } = JSON.parse(product ?? '{}');
  const [packageManager = ''] = /pnpm@[\d.]+/.exec(await textOf('scripts/with-node.mjs')) ?? [];
  const services = readCompose(compose ?? '');
  const faults = {
    Dockerfile: dockerfileFaults(dockerfile ?? '', {
      root,
      packageManager,
      dockerIgnore: await textOf('.dockerignore'),
      nodeVersion: devDependencies.node,
    }),
    [composeFile]: [
      ...schemaFaults(join(root, composeFile)),
      ...composeFaults(services, dockerfile ?? '', { root, version, isThere: existsSync }),
      ...variableFaults(compose ?? '', services, {
        server: Object.keys(envSchema.shape),
        sandbox: Object.keys(environmentSchema.shape),
        envExample: await textOf('.env.example'),
      }),
    ],
    [balancerFile]: balancerFaults(haproxy ?? '', services),
  };
  return Object.entries(faults).flatMap(([file, lines]) => lines.map((line) => `${file}: ${line}`));
};
