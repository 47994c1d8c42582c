// Writes THIRD-PARTY.md: what the running site is made of, with its licenses. npm run licenses
import { existsSync, readFileSync, writeFileSync } from 'node:fs';

interface Locked {
  version?: string;
  license?: string;
  dev?: boolean;
  optional?: boolean;
}

const lock: { packages: Record<string, Locked> } = JSON.parse(readFileSync('package-lock.json', 'utf8'));

/** The license that a package declares; the lock file says it, or the package itself. */
function licenseOf(folder: string, { license }: Locked): string {
  if (license) return license;
  const file = `${folder}/package.json`;
  if (!existsSync(file)) return 'unknown';
  const { license: own, licenses } = JSON.parse(readFileSync(file, 'utf8'));
  return typeof own === 'string' ? own : (own?.type ?? licenses?.[0]?.type ?? 'unknown');
}

const rows = new Map<string, string>();
for (const [folder, locked] of Object.entries(lock.packages)) {
  if (!folder || locked.dev) continue;
  const name = folder.slice(folder.lastIndexOf('node_modules/') + 'node_modules/'.length);
  rows.set(`${name} ${locked.version}`, licenseOf(folder, locked));
}

const byLicense = Map.groupBy(rows, ([, license]) => license);
const counts = [...byLicense]
  .sort((a, b) => b[1].length - a[1].length)
  .map(([license, list]) => `| ${license} | ${list.length} |`);
const list = [...rows]
  .sort(([a], [b]) => (a < b ? -1 : 1))
  .map(([name, license]) => `| ${name} | ${license} |`);

writeFileSync(
  'THIRD-PARTY.md',
  `# Third-party software and fonts

Written by \`npm run licenses\` from package-lock.json: every package that the site runs on (development tools left out;
optional packages for other systems included). Each package carries the text of its license.

## Fonts
Fraunces, copyright The Fraunces Project Authors, and Instrument Sans, copyright The Instrument Sans Project Authors,
both under the SIL Open Font License 1.1 (https://openfontlicense.org). How the files were made:
docs/decisions/0003-fonts.md.

## Licenses
| license | packages |
| --- | --- |
${counts.join('\n')}

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
