// Runs a script of this folder on the project's own Node, after installing what is missing. It is the one file that
// must run on the machine's Node (20.19 or later) before anything is installed, hence plain JavaScript.
import { spawn, spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { constants } from 'node:os';
import { join } from 'node:path';

const packageManager = 'pnpm@12.21.0';
const root = join(import.meta.dirname, '..');
const modules = join(root, 'node_modules');
const ownNode = join(modules, 'node', 'bin', 'node');
const stampFile = join(modules, '.installed-from');

function fail(...lines) {
  for (const line of lines) console.error(line);
  process.exit(1);
}

const [major, minor] = process.versions.node.split('.').map(Number);
if (major < 20 || (major === 20 && minor < 19)) {
  fail(`Node ${process.versions.node} is too old: Node 20.19 or later is needed.`);
}

/** Changes when anything changes that an installation is made from. */
function installationStamp() {
  const hash = createHash('sha256').update(`${process.platform} ${process.arch}`);
  const packages = readdirSync(join(root, 'packages')).map((name) => join('packages', name, 'package.json'));
  for (const file of ['package.json', 'pnpm-lock.yaml', 'pnpm-workspace.yaml', ...packages.sort()]) {
    if (existsSync(join(root, file))) hash.update(file).update(readFileSync(join(root, file)));
  }
  return hash.digest('hex');
}

function install() {
  console.log(`Installing what the project needs (${packageManager}) …`);
  const { status, error } = spawnSync('npx', ['--yes', packageManager, 'install', '--frozen-lockfile'], {
    cwd: root,
    stdio: 'inherit',
    env: { ...process.env, npm_config_update_notifier: 'false' },
  });
  if (error || status !== 0) {
    fail(
      '',
      'The packages of the project could not be installed.',
      'The lines above name the package that could not be fetched or built. The npm registry must be reachable once:',
      'check the network and the proxy settings of npm (`npm config list`), then run the same command again.',
    );
  }
  mkdirSync(modules, { recursive: true });
  writeFileSync(stampFile, installationStamp());
}

const installed = existsSync(stampFile) && readFileSync(stampFile, 'utf8') === installationStamp();
if (!installed) install();
if (!existsSync(ownNode)) {
  fail('Node 24 did not arrive with the packages. Delete node_modules and run the same command again.');
}

const path = [join(modules, '.bin'), process.env.PATH].join(':');
const isServer = process.argv[2] === 'scripts/start.ts';
// A server's memory stays level under load with few arenas of malloc, which give large blocks back as they are freed, a young
// generation that is bounded and an old one that is collected before it has doubled. Once it has started it gives
// back what only that took, for which it needs the collector; a collection while it rests keeps what was compiled for questions.
// What was compiled is kept for the next start, too, which needs no compiler of TypeScript then.
const serverFlags = [
  '--max-semi-space-size=16',
  '--heap-growing-percent=100',
  '--no-memory-reducer-favors-memory',
  '--expose-gc',
];
const serverEnv = {
  MALLOC_ARENA_MAX: '2',
  MALLOC_MMAP_THRESHOLD_: '32768',
  NODE_COMPILE_CACHE: join(modules, '.cache', 'compiled'),
};
const flags = isServer ? serverFlags : [];
const env = { ...(isServer && serverEnv), ...process.env, PATH: path };
// Set up in a process of its own, of which the one that serves keeps no memory.
if (isServer) {
  const { status } = spawnSync(ownNode, [...flags, 'scripts/prepare.ts'], {
    cwd: root,
    stdio: 'inherit',
    env,
  });
  if (status !== 0) process.exit(status ?? 1);
}
const child = spawn(ownNode, [...flags, ...process.argv.slice(2)], { cwd: root, stdio: 'inherit', env });
// The terminal sends its signals to both; the child decides when it is done.
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => child.kill(signal));
child.on('exit', (code, signal) => process.exit(code ?? 128 + (constants.signals[signal] ?? 0)));
