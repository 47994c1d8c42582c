// Writes THIRD-PARTY.md: what the running site is made of, with its licenses. npm run licenses
import { readFileSync, writeFileSync } from 'node:fs';

const { packages }: { packages: Record<string, { version?: string; license?: string; dev?: boolean }> } =
  JSON.parse(readFileSync('package-lock.json', 'utf8'));

const rows = new Map<string, string>();
for (const [folder, { version, license = 'unknown', dev }] of Object.entries(packages)) {
  const name = folder.split('node_modules/').at(-1);
  if (name && !dev) rows.set(`${name} ${version}`, license);
}

const list = [...rows].sort().map((row) => `| ${row.join(' | ')} |`);

writeFileSync(
  'THIRD-PARTY.md',
  `# Third-party software and fonts

Written by \`npm run licenses\` from package-lock.json: every package that the site runs on (development tools left out;
optional packages for other systems included). Each package carries the text of its license.

## Fonts
Fraunces, copyright The Fraunces Project Authors, and Instrument Sans, copyright The Instrument Sans Project Authors,
both under the SIL Open Font License 1.1 (https://openfontlicense.org). How the files were made:
docs/decisions/0003-fonts.md.

## Packages
| package | license |
| --- | --- |
${list.join('\n')}
`,
);
const known =
  /MIT|ISC|BSD|Apache-2\.0|0BSD|CC0|Unlicense|CC-BY-4\.0|BlueOak|Python-2\.0|LGPL-3\.0-or-later|MPL-2\.0/;
const strange = [...rows].filter(([, license]) => !known.test(license)).map((row) => row.join(' '));
console.log(
  `${rows.size} packages. ${strange.length ? `To look at: ${strange.join(', ')}` : 'All licenses are known to us.'}`,
);
process.exitCode = strange.length ? 1 : 0;
