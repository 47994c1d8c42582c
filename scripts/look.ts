// Compares screenshots of every page and state with the stored ones: npm run look [-- TREE], see docs/look.md.
import path from 'node:path';
import { testBrowser } from './lib/browser';
import { buildSites } from './lib/end-to-end.mjs';
import { root, runPackage } from './lib/setup.mjs';

const args = process.argv.slice(2);
const tree = args[0] && !args[0].startsWith('-') ? path.resolve(String(args.shift())) : root;
await buildSites(tree);
await runPackage('playwright', ['test', '--reporter=line,html', '--update-snapshots=none', ...args], {
  env: {
    CHROME_PATH: testBrowser() ?? '',
    LOOK_TREE: tree,
    PLAYWRIGHT_HTML_OPEN: 'never',
    PLAYWRIGHT_HTML_OUTPUT_DIR: '.look/report',
  },
});
