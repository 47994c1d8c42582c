// Every command starts here. Plain JavaScript without packages, because none may be installed yet.
import { spawn } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';

export const root = path.resolve(import.meta.dirname ?? new URL('.', import.meta.url).pathname, '../..');
export const inRoot = (...parts) => path.join(root, ...parts);

const LOWEST_NODE = 24;

/** Prints the step that starts now. */
export function step(text) {
  console.log(`▸ ${text}`);
}

/**
 * Ends the command with one sentence and no stack trace.
 * @returns {never}
 */
export function fail(text) {
  console.error(`✗ ${text}`);
  process.exit(1);
}

/** The Node that runs the project: this one if it is new enough, else the pinned package. */
export function nodePath() {
  const major = Number(process.versions.node.split('.')[0]);
  return major >= LOWEST_NODE ? process.execPath : inRoot('node_modules/node/bin/node');
}

/** The environment of child processes, in which the pinned Node and the packages' commands are found first. */
function childEnv(extra = {}) {
  const bins = [path.dirname(nodePath()), inRoot('node_modules/.bin')];
  return {
    ...process.env,
    NEXT_TELEMETRY_DISABLED: '1',
    PATH: [...bins, process.env.PATH].join(path.delimiter),
    ...extra,
  };
}

/**
 * Runs a command, and ends this process if it fails. With `isBeside`, its output is printed in one piece at its end,
 * because other commands run at the same time. A command that still runs when this process ends is stopped.
 */
export function run(command, args, { cwd = root, env = {}, hint, isBeside = false } = {}) {
  const stdio = isBeside ? ['ignore', 'pipe', 'pipe'] : 'inherit';
  const child = spawn(command, args, { cwd, stdio, env: childEnv(env) });
  const stop = () => child.kill();
  process.once('exit', stop);
  const printed = [];
  for (const stream of [child.stdout, child.stderr]) stream?.on('data', (chunk) => printed.push(chunk));
  return new Promise((resolve) => {
    child.once('error', (error) => fail(`${command} could not be started: ${error.message}`));
    child.once('close', (code, signal) => {
      process.off('exit', stop);
      process.stdout.write(Buffer.concat(printed));
      if (code !== 0)
        fail(hint ?? `${path.basename(command)} ${args.join(' ')} failed (${signal ?? `exit ${code}`}).`);
      resolve();
    });
  });
}

/** Runs one of the packages' commands on the project's Node. */
export function runPackage(command, args, options) {
  return run(nodePath(), [inRoot('node_modules/.bin', command), ...args], options);
}

/** The packages in an npm lock file, by folder. */
function packagesIn(file) {
  return existsSync(inRoot(file)) ? JSON.parse(readFileSync(inRoot(file), 'utf8')).packages : {};
}

/** Installs the packages of the lock file, unless node_modules already has every one at its version. */
async function installPackages() {
  const present = packagesIn('node_modules/.package-lock.json');
  const isInstalled = ([folder, { version, optional }]) =>
    !folder || optional || present[folder]?.version === version;
  if (Object.entries(packagesIn('package-lock.json')).every(isInstalled)) return;

  step('Installing packages (npm ci)');
  const npm = process.env.npm_execpath;
  const args = ['ci', '--include=dev', '--no-fund', '--no-audit', '--loglevel=error'];
  // npm runs on the Node that started this: the pinned one may be about to be replaced.
  if (npm && /\.[cm]?js$/.test(npm)) await run(process.execPath, [npm, ...args]);
  else await run('npm', args);
}

/**
 * Installs the packages, and starts the same command on the project's Node if this one is too old. Returns whether this
 * process should continue.
 */
export async function prepare() {
  await installPackages();
  if (nodePath() === process.execPath) {
    process.on('disconnect', () => process.kill(process.pid, 'SIGTERM'));
    process.channel?.unref();
    return true;
  }
  // The channel tells the child that this process is gone, however it ended.
  const child = spawn(nodePath(), process.argv.slice(1), {
    cwd: root,
    stdio: ['inherit', 'inherit', 'inherit', 'ipc'],
    env: childEnv(),
  });
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => child.kill(signal));
  child.on('exit', (code, signal) => process.exit(code ?? (signal ? 1 : 0)));
  return false;
}
