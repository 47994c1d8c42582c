import { runCommand } from './lib/command';

const usage = `Usage: npm run contentful -- COMMAND

  model                  the content model and its tags as JSON, for Contentful's own import
  push [--publish]       write the model and the sample articles into CONTENTFUL_SPACE_ID, as drafts unless --publish
  check [--format json]  read every post like the site, and list problems
`;

await runCommand({
  usage,
  options: { publish: { type: 'boolean' }, format: { type: 'string' } },
  async run(words, options) {
    const { runContentful } = await import('./contentful/commands');
    return runContentful(process.env, words, options, (text) => process.stdout.write(text));
  },
  failure: { status: 2, text: 'The command failed' },
});
