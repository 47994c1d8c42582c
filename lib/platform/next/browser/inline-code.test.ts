import { execFileSync } from 'node:child_process';
import { runInNewContext, Script } from 'node:vm';
import { expect, test } from 'vitest';
import { ourScripts } from '../document/inline-scripts.ts';
import { speculationRules } from '../document/speculation-rules.ts';
import { inlineCode } from './inline-code.ts';

/** A function in source form, because comments are removed from tests before they run. */
const written = (code: string): ((name: string) => void) => new Function(`return ${code}`)();

test.each([
  ['a comment behind a statement', 'a = name; // the first\nb = a'],
  ['a comment of two lines', '/** One\n   and two. */\na = name\nb = a'],
  ['a comment with stars', '/**\n * One, // and\n * two.\n */\na = name; /* three */ b = a'],
  ['a line of comment', '// a = 1\n/** a = 2 */\n  a = name\n  b = a'],
  ['no semicolons', 'let c = name\na = c\n;[b] = [c]'],
  ['two spaces in a string', 'a = name; b = "a  b".length === 4 ? a : ""'],
])('a function survives as a script with %s', (_, body) => {
  const page = { a: '', b: '' };
  runInNewContext(inlineCode(written(`function (name) {\n  ${body}\n}`), 'dunes'), page);
  expect(page).toEqual({ a: 'dunes', b: 'dunes' });
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
