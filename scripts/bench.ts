// npm run bench [-- pages|vision|leads|report|blog|scale|memory|build]: figures beside their budgets. Without a name: pages.
export {};

const suites: Record<string, () => Promise<{ run(): Promise<void> }>> = {
  pages: () => import('./bench/pages'),
  vision: () => import('./bench/vision'),
  leads: () => import('./bench/leads'),
  report: () => import('./bench/report'),
  blog: () => import('./bench/blog'),
  scale: () => import('./bench/scale'),
  memory: () => import('./bench/memory'),
  build: () => import('./bench/build'),
};

const asked = process.argv.slice(2);
for (const name of asked.length ? asked : ['pages']) {
  const suite = suites[name];
  if (!suite) {
    console.error(`There is no bench "${name}". Choose from: ${Object.keys(suites).join(', ')}.`);
    process.exit(2);
  }
  console.log(`\n# ${name}`);
  await (await suite()).run();
}
