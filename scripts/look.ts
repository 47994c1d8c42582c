// Pictures of every page and state, compared with earlier ones. npm run look -- --against COMMIT; see docs/look.md.
import { rmSync } from 'node:fs';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { contentful } from '../e2e/support/contentful';
import { fail, root, step } from './lib/setup.mjs';
import { compareFolders } from './look/compare';
import { shareText, writeReport } from './look/report';
import { widths as allWidths } from './look/scenes';
import { hashOf, withSites, withWorktree } from './look/site';
import { takePictures } from './look/take';

const { values: options } = parseArgs({
  options: {
    against: { type: 'string' },
    baseline: { type: 'string' },
    only: { type: 'string' },
    width: { type: 'string', multiple: true },
    out: { type: 'string', default: '.look' },
  },
});
if (options.against && options.baseline) fail('Give --against or --baseline, not both.');

const out = path.resolve(options.out);
const folders = {
  now: path.join(out, 'now'),
  diff: path.join(out, 'diff'),
  before: path.resolve(options.baseline ?? path.join(out, 'before')),
};
if (folders.before === folders.now) fail('The baseline would be overwritten: give --out another folder.');

const widths = allWidths.filter((width) => !options.width || options.width.includes(String(width)));
if (!widths.length) fail(`--width is one of ${allWidths.join(', ')}.`);
const only = options.only?.split(',') ?? [];
const commit = options.against && hashOf(options.against);

await import('../e2e/support/fake-services');

/** What went wrong, by the picture's name. */
const failures = new Map<string, string>();

/** Takes pictures of the site in `tree`, without what an earlier run left. */
async function look(tree: string, side: 'before' | 'now') {
  await contentful.send({ do: 'reset' });
  await withSites(tree, async () => {
    step(`Taking pictures into ${folders[side]}`);
    rmSync(folders[side], { recursive: true, force: true });
    for (const [name, reason] of await takePictures(folders[side], widths, only))
      failures.set(name, `${side}: ${reason}`);
  });
}

if (commit) await withWorktree(commit, (tree) => look(tree, 'before'));
await look(root, 'now');

if (commit || options.baseline) {
  step('Comparing');
  rmSync(folders.diff, { recursive: true, force: true });
  const isAsked = (name: string) =>
    widths.some((width) => name.endsWith(`@${width}`)) &&
    (!only.length || only.some((part) => name.includes(part)));
  const differences = await compareFolders(folders, failures, isAsked);
  const report = path.join(out, 'index.html');
  writeReport(report, differences, `Looks against ${options.against ?? options.baseline}`);
  const changed = differences.filter(({ share }) => share !== 0);
  for (const item of changed.slice(0, 10)) console.log(`  ${item.name}: ${shareText(item)}`);
  console.log(`${changed.length} of ${differences.length} pictures differ: ${report}`);
} else {
  for (const [name, reason] of failures) console.log(`  ${name}: ${reason}`);
  console.log(`Pictures in ${folders.now}; compare with --baseline or --against.`);
}
// The fake services hold the process open.
process.exit(0);
