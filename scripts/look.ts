// Compares screenshots of every page and state with those of another commit: npm run look -- COMMIT; see docs/look.md.
import { execFileSync, spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { testBrowser } from './lib/browser';
import { buildSites } from './lib/end-to-end.mjs';
import { inRoot, root } from './lib/setup.mjs';

/**
 * Takes screenshots of the sites in `tree`: stores `all`, or compares them with the stored ones. Returns the exit
 * status.
 */
async function takePictures(tree: string, kept: 'all' | 'none', options: string[]): Promise<number> {
  await buildSites(tree);
  const env = { CHROME_PATH: testBrowser(), LOOK_TREE: tree, PLAYWRIGHT_HTML_OUTPUT_DIR: '.look/report' };
  const args = ['test', '--reporter=line,html', `--update-snapshots=${kept}`, ...options];
  return (
    spawnSync(inRoot('node_modules/.bin/playwright'), args, {
      stdio: 'inherit',
      env: { ...process.env, PLAYWRIGHT_HTML_OPEN: 'never', ...env },
    }).status ?? 1
  );
}

const [first = '', ...rest] = process.argv.slice(2);
const commit = first.startsWith('-') ? '' : first;
const options = commit ? rest : process.argv.slice(2);
if (commit) {
  const tree = mkdtempSync(path.join(tmpdir(), 'look-'));
  const git = (...args: string[]) => execFileSync('git', args, { cwd: root, stdio: 'inherit' });
  process.once('exit', () => git('worktree', 'remove', '--force', tree));
  git('worktree', 'add', '--detach', tree, commit);
  rmSync(inRoot('.look'), { recursive: true, force: true });
  await takePictures(tree, 'all', options);
}
process.exitCode = await takePictures(root, 'none', options);
