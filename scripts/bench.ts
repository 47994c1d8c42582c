// npm run bench [-- NAME ...]: figures beside their budgets. Without a name: pages.
export {};

const names = ['pages', 'vision', 'leads', 'report', 'blog', 'scale', 'memory', 'build'];

const asked = process.argv.slice(2);
for (const name of asked.length ? asked : ['pages']) {
  if (!names.includes(name)) {
    console.error(`There is no bench "${name}". Choose from: ${names.join(', ')}.`);
    process.exit(2);
  }
  console.log(`\n# ${name}`);
  const bench: { run(): Promise<void> } = await import(`./bench/${name}`);
  await bench.run();
}
