import { execFileSync } from 'node:child_process';
import { appendFileSync, rmSync, symlinkSync } from 'node:fs';
import { mkdtemp } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, test } from 'vitest';
import { copyForOtherCompany } from './other-company.mjs';
import { isSample } from './sample-words.mjs';
import { inRoot } from './setup.mjs';

test.runIf(isSample)('another company in content/ has no faults, and nothing names the sample', async () => {
  const folder = await mkdtemp(path.join(tmpdir(), 'other-company-'));
  try {
    copyForOtherCompany(folder);
    symlinkSync(inRoot('node_modules'), path.join(folder, 'node_modules'));
    const run = (...args: string[]) =>
      execFileSync(process.execPath, args, { cwd: folder, encoding: 'utf8', stdio: 'pipe' });
    const script =
      "import('./scripts/lib/sample-words.mjs').then((m) => console.log(m.findSampleWords().join('\\n')))";
    expect(run('-e', script).trim()).toBe('');
    // A comment is no fact, and a type such as DestinationFacts isn't a town.
    appendFileSync(path.join(folder, 'content/company.ts'), '\n/** "the Emerald Coast" */\n');
    const left = "\nexport const left = 'From Destin along the Emerald Coast';\n";
    appendFileSync(path.join(folder, 'content/faqs.ts'), left);
    expect(run('-e', script)).toMatch(/^content\/faqs\.ts:\d+: Emerald Coast, Destin\n$/);
    run('node_modules/.bin/biome', 'check', '--write', 'content/');
    run('node_modules/.bin/next', 'typegen');
    run('node_modules/.bin/tsc', '--noEmit', '--incremental', 'false', '--project', 'tsconfig.build.json');
    expect(
      run(
        'node_modules/.bin/vitest',
        'run',
        '--project',
        'unit',
        '--reporter=dot',
        '--silent=true',
        'content/',
      ),
    ).not.toContain('FAIL');
  } finally {
    rmSync(folder, { recursive: true });
  }
});
