import { chmod, cp, mkdir, stat } from 'node:fs/promises';
import { homedir } from 'node:os';
import { basename, dirname, join, posix, relative } from 'node:path';
import { run } from '../run.ts';
import { contextFilter } from './build-context.ts';
import { execForm, type Stage, type Step } from './read-dockerfile.ts';

/** What a stage has become: its root file system as a folder, and how it is run. */
export type Built = {
  readonly folder: string;
  readonly workdir: string;
  readonly variables: Readonly<Record<string, string>>;
  readonly user: string;
  readonly command: readonly string[];
  readonly healthCheck: readonly string[];
};

type Build = {
  /** The folder that the build is given. */
  readonly root: string;
  readonly dockerIgnore: string;
  /** Where each stage gets a folder. */
  readonly work: string;
  readonly log: (line: string) => void;
};

/**
 * Goes through a Dockerfile's stages without a container engine: each stage is a folder, COPY copies what `.dockerignore`
 * lets through, RUN runs with the variables that ENV set and nothing else of the environment but npm's settings. The base
 * image is this machine's own Node and shell, which is what a real build does not share.
 *
 * @throws Error naming the step that failed, with what it printed
 */
export const buildStages = async (stages: readonly Stage[], build: Build): Promise<Map<string, Built>> => {
  const done = new Map<string, Built>();
  for (const stage of stages) {
    const folder = join(build.work, stage.name);
    await mkdir(folder, { recursive: true });
    const base = done.get(stage.base);
    if (base) await cp(base.folder, folder, { recursive: true, verbatimSymlinks: true });
    let built: Built = base
      ? { ...base, folder }
      : { folder, workdir: '/', variables: {}, user: '0:0', command: [], healthCheck: [] };
    for (const step of stage.steps) {
      build.log(`${stage.name}: ${step.keyword} ${step.text.split('\n')[0]}`);
      built = await afterStep(step, built, { ...build, done });
    }
    done.set(stage.name, built);
  }
  return done;
};

/** Who may not give files away keeps them. */
const ownership = process.getuid?.() === 0 ? '' : 'chown() { :; }; ';

/** A path or a command of the image, as this machine finds it. */
export const onThisMachine = ({ folder }: Pick<Built, 'folder'>, text: string): string =>
  text.replaceAll(/(?<=^|[\s"'=:])\/(?=(?:app|data)\b)/g, `${folder}/`);

const afterStep = async (
  step: Step,
  built: Built,
  build: Build & { readonly done: ReadonlyMap<string, Built> },
): Promise<Built> => {
  switch (step.keyword) {
    case 'WORKDIR':
      await mkdir(join(built.folder, step.text), { recursive: true });
      return { ...built, workdir: posix.resolve(built.workdir, step.text) };
    case 'ENV':
      return { ...built, variables: { ...built.variables, ...step.variables } };
    case 'USER':
      return { ...built, user: step.text };
    case 'CMD':
      return { ...built, command: execForm(step) ?? [] };
    case 'HEALTHCHECK':
      return { ...built, healthCheck: execForm(step) ?? [] };
    case 'COPY':
      await copy(step, built, build);
      return built;
    case 'RUN':
      await run(
        'env',
        ['-i', ...cleanEnvironment(built), 'sh', '-ec', `${ownership}${onThisMachine(built, step.text)}`],
        {
          cwd: join(built.folder, built.workdir),
          quiet: true,
        },
      );
      return built;
    default:
      return built;
  }
};

const cleanEnvironment = ({ variables }: Built): string[] => {
  const npmSettings = Object.entries(process.env).filter(([name]) =>
    /^(npm_config_registry|NODE_EXTRA_CA_CERTS|https?_proxy|no_proxy)$/i.test(name),
  );
  const path = [
    dirname(process.execPath),
    dirname(process.env.npm_node_execpath ?? process.execPath),
    '/usr/local/bin:/usr/bin:/bin',
  ];
  return Object.entries({
    ...Object.fromEntries(npmSettings),
    HOME: homedir(),
    PATH: path.join(':'),
    ...variables,
  }).map(([name, value]) => `${name}=${value}`);
};

const copy = async (
  { options, words }: Step,
  built: Built,
  { done, root, dockerIgnore }: Build & { readonly done: ReadonlyMap<string, Built> },
): Promise<void> => {
  const from = options.from === undefined ? root : (done.get(options.from)?.folder ?? '');
  const reaches = options.from === undefined ? contextFilter(dockerIgnore) : () => true;
  const target = words.at(-1) ?? '';
  const place = join(built.folder, posix.resolve(built.workdir, target));
  for (const source of words.slice(0, -1)) {
    const path = join(from, source);
    const isFolder = (await stat(path)).isDirectory();
    const to = isFolder || !/(^|\/)\.?\/?$/.test(target) ? place : join(place, basename(source));
    await mkdir(isFolder ? to : dirname(to), { recursive: true });
    await cp(path, to, {
      recursive: true,
      verbatimSymlinks: true,
      filter: (each) => reaches(relative(from, each)),
    });
    if (options.chmod) await chmod(to, Number.parseInt(options.chmod, 8));
  }
};
