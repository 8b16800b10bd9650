import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { contextFilter } from './build-context.ts';
import { execForm, readDockerfile, type Stage, type Step } from './read-dockerfile.ts';

/** What surrounds a Dockerfile: the folder that a build is given, and what the product says of versions. */
type Surroundings = {
  readonly root: string;
  readonly dockerIgnore: string;
  /** As `pnpm@12.21.0`: what installs outside of containers. */
  readonly packageManager: string;
  /** The Node that runs outside of containers. */
  readonly nodeVersion: string;
};

/** What is wrong with a Dockerfile that can be seen without building it, one line a fault. */
export const dockerfileFaults = (content: string, surroundings: Surroundings): string[] => {
  const stages = readDockerfile(content);
  const reaches = contextFilter(surroundings.dockerIgnore);
  const isInContext = (path: string) => existsSync(join(surroundings.root, path)) && reaches(path);
  return [
    ...stages.flatMap((stage, index) => [
      ...baseFaults(stage, stages.slice(0, index), surroundings.nodeVersion),
      ...stage.steps.flatMap((step) => copyFaults(step, stages.slice(0, index), isInContext)),
      ...stage.steps.flatMap((step) => installFaults(step, surroundings.packageManager)),
    ]),
    ...stages.filter((stage) => has(stage, 'CMD')).flatMap(imageFaults),
    ...(stages.some((stage) => has(stage, 'CMD')) ? [] : ['no stage has a CMD: nothing can be run']),
  ];
};

const has = ({ steps }: Stage, keyword: string): boolean => steps.some((step) => step.keyword === keyword);

const baseFaults = ({ base, name }: Stage, before: readonly Stage[], nodeVersion: string): string[] => {
  if (before.some((stage) => stage.name === base)) return [];
  if (!isPinned(base)) return [`stage ${name} begins with ${base}, which names no version`];
  const [, version] = /^node:(\d+\.\d+\.\d+)\b/.exec(base) ?? [];
  return version && version !== nodeVersion
    ? [`stage ${name} begins with Node ${version}, but the product runs on ${nodeVersion}`]
    : [];
};

/** Whether an image is named by a version of at least two numbers, or by its digest. */
export const isPinned = (image: string): boolean => /:v?\d+\.\d+[\w.-]*$|@sha256:[0-9a-f]{64}$/.test(image);

const copyFaults = (
  { keyword, line, options, words }: Step,
  before: readonly Stage[],
  isInContext: (path: string) => boolean,
): string[] => {
  if (keyword === 'ADD') return [`line ${line}: ADD does more than it says; use COPY`];
  if (keyword !== 'COPY') return [];
  if (options.from !== undefined) {
    const isStage = before.some(({ name }) => name === options.from);
    return isStage || isPinned(options.from) ? [] : [`line ${line}: there is no stage ${options.from} above`];
  }
  return words
    .slice(0, -1)
    .filter((source) => !isInContext(source))
    .map((source) => `line ${line}: COPY ${source}, which is not there or in .dockerignore`);
};

const installFaults = ({ keyword, line, text }: Step, packageManager: string): string[] => {
  const [used] = /\bpnpm@[\w.]+/.exec(keyword === 'RUN' ? text : '') ?? [];
  return used && used !== packageManager ? [`line ${line}: ${used} is not ${packageManager}`] : [];
};

/** What a stage that is run needs: somebody other than root, a check of its health, and a process that hears signals. */
const imageFaults = ({ name, steps }: Stage): string[] => {
  const last = (keyword: string) => steps.findLast((step) => step.keyword === keyword);
  const user = last('USER')?.text ?? '';
  const health = last('HEALTHCHECK');
  const command = last('CMD');
  return [
    !/^[1-9]\d*:[1-9]\d*$/.test(user) &&
      `image ${name} runs as ${user || 'root'}; USER takes a number other than 0, for user and group`,
    !(health && execForm(health)) && `image ${name} has no HEALTHCHECK in exec form`,
    command &&
      !execForm(command) &&
      `image ${name} has a CMD in shell form, which keeps signals from the process`,
  ].filter((fault) => typeof fault === 'string');
};
