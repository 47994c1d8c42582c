// Pictures of every page and state, compared with earlier ones. npm run look -- --against COMMIT; see docs/look.md.
import { execFileSync, spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { testBrowser } from './lib/browser';
import { buildSites } from './lib/end-to-end.mjs';
import { fail, inRoot, root, step } from './lib/setup.mjs';

const { values: options } = parseArgs({
  options: {
    against: { type: 'string' },
    baseline: { type: 'string' },
    only: { type: 'string', default: '' },
    width: { type: 'string', multiple: true, default: ['390', '768', '1440'] },
    out: { type: 'string', default: '.look' },
  },
});
if (options.against && options.baseline) fail('Give --against or --baseline, not both.');

const out = path.resolve(options.out);
const now = path.join(out, 'now');
const before = path.resolve(options.baseline ?? path.join(out, 'before'));
if (before === now) fail('The baseline would be overwritten: give --out another folder.');

const words = options.only.split(',').map(RegExp.escape).join('|');
/** The names that are asked for, such as `blog@390`, behind the file's. */
const asked = ` (?=\\S*(${words}))\\S*@(${options.width.join('|')})$`;

/** Takes pictures of the site in `tree`, and compares them with those in `baseline`. */
async function look(tree: string, pictures: string, baseline = '') {
  await buildSites(tree);
  step(`Taking pictures into ${pictures}`);
  rmSync(pictures, { recursive: true, force: true });
  const settings = { LOOK_TREE: tree, LOOK_OUT: out, LOOK_PICTURES: pictures, LOOK_BASELINE: baseline };
  const { status } = spawnSync(
    inRoot('node_modules/.bin/playwright'),
    ['test', `--config=${inRoot('scripts/look/playwright.config.ts')}`, `--grep=${asked}`],
    { stdio: 'inherit', env: { ...process.env, CHROME_PATH: testBrowser(), ...settings } },
  );
  return status ?? 1;
}

if (options.against) {
  const tree = mkdtempSync(path.join(tmpdir(), 'look-'));
  const git = (...args: string[]) => execFileSync('git', args, { cwd: root, stdio: 'inherit' });
  process.once('exit', () => git('worktree', 'remove', '--force', tree));
  git('worktree', 'add', '--detach', tree, options.against);
  await look(tree, before);
}
const isCompared = Boolean(options.against ?? options.baseline);
process.exitCode = await look(root, now, isCompared ? before : '');
console.log(
  isCompared ? `Every difference: ${out}/index.html` : 'Compare them with --baseline or --against.',
);
