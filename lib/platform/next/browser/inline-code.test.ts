import { execFileSync } from 'node:child_process';
import { runInNewContext, Script } from 'node:vm';
import { expect, test } from 'vitest';
import { ourScripts } from '../document/inline-scripts.ts';
import { speculationRules } from '../document/speculation-rules.ts';
import { inlineCode } from './inline-code.ts';

test('an inline script calls its function with the values', () => {
  const page = { place: '' };
  runInNewContext(
    inlineCode((name: string) => Object.assign(globalThis, { place: name }), '</"dunes'),
    page,
  );
  expect(page).toEqual({ place: '</"dunes' });
});

test('browsers can parse every inline script as Node returns it, without types', () => {
  const print =
    "import('../document/inline-scripts.ts').then((file) => console.log(JSON.stringify([...file.ourScripts])))";
  const printed = execFileSync(process.execPath, ['-e', print], {
    cwd: import.meta.dirname,
    encoding: 'utf8',
  });
  const scripts: string[] = JSON.parse(printed);
  for (const script of scripts) {
    if (script === speculationRules) JSON.parse(script);
    else new Script(script);
    // Either would end the script early.
    expect(script).not.toMatch(/<\/script|<!--/i);
  }
  expect(scripts).toHaveLength(ourScripts.size);
});
