// Every command imports this module first. It imports no packages, because they may not be installed yet.
import { spawn } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';

export const root = path.resolve(import.meta.dirname ?? new URL('.', import.meta.url).pathname, '../..');
export const inRoot = (...parts) => path.join(root, ...parts);

const MIN_NODE = 24;

export function printStep(text) {
  console.log(`▸ ${text}`);
}

/** @returns {never} */
export function fail(text) {
  console.error(`✗ ${text}`);
  process.exit(1);
}

/** The Node to run: the one of this process if it is new enough, else the one in the npm package `node`. */
export function nodePath() {
  const major = Number(process.versions.node.split('.')[0]);
  return major >= MIN_NODE ? process.execPath : inRoot('node_modules/node/bin/node');
}

function childEnv(extra = {}) {
  const bins = [path.dirname(nodePath()), inRoot('node_modules/.bin')];
  return {
    ...process.env,
    NEXT_TELEMETRY_DISABLED: '1',
    PATH: [...bins, process.env.PATH].join(path.delimiter),
    ...extra,
  };
}

/** Exits this process if the command fails. With `isParallel`, prints the output only at the end, in one piece. */
export function run(command, args, { cwd = root, env = {}, hint, isParallel = false } = {}) {
  const stdio = isParallel ? ['ignore', 'pipe', 'pipe'] : 'inherit';
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

export function runPackage(command, args, options) {
  return run(nodePath(), [inRoot('node_modules/.bin', command), ...args], options);
}

/** Returns the packages in a lockfile by their folders, such as `node_modules/next`. */
function readPackages(file) {
  return existsSync(inRoot(file)) ? JSON.parse(readFileSync(inRoot(file), 'utf8')).packages : {};
}

async function installPackages() {
  const present = readPackages('node_modules/.package-lock.json');
  const isInstalled = ([folder, { version, optional }]) =>
    !folder || optional || present[folder]?.version === version;
  if (Object.entries(readPackages('package-lock.json')).every(isInstalled)) return;

  printStep('Installing packages (npm ci)');
  const npm = process.env.npm_execpath;
  const args = ['ci', '--include=dev', '--no-fund', '--no-audit', '--loglevel=error'];
  // Run npm with the Node of this process: `npm ci` may replace the one in node_modules while it runs.
  if (npm && /\.[cm]?js$/.test(npm)) await run(process.execPath, [npm, ...args]);
  else await run('npm', args);
}

/**
 * Installs the packages. If this Node is too old, starts the same command with the project's Node. Returns whether this
 * process should continue.
 */
export async function prepare() {
  await installPackages();
  if (nodePath() === process.execPath) {
    process.on('disconnect', () => process.kill(process.pid, 'SIGTERM'));
    process.channel?.unref();
    return true;
  }
  // The child has an IPC channel, which closes however this process ends. The child stops when it closes.
  const child = spawn(nodePath(), process.argv.slice(1), {
    cwd: root,
    stdio: ['inherit', 'inherit', 'inherit', 'ipc'],
    env: childEnv(),
  });
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => child.kill(signal));
  child.on('exit', (code, signal) => process.exit(code ?? (signal ? 1 : 0)));
  return false;
}
