// npm run bench [-- NAME ...]: the figures of docs/performance.md beside their budgets. Without a name: those of pages.
export {};

const ofPages = ['bytes', 'lighthouse', 'touches', 'throughput'];
const all = [...ofPages, 'first-visit', 'memory'];

const asked = process.argv.slice(2);
for (const name of asked.length ? asked : ofPages) {
  if (!all.includes(name)) {
    console.error(`There is no bench "${name}". Choose from: ${all.join(', ')}.`);
    process.exit(2);
  }
  const bench: { run(): Promise<void> } = await import(`./bench/${name}`);
  await bench.run();
}
