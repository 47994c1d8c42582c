import { runCommand } from './lib/command';

const usage = `Usage: npm run contentful -- COMMAND

  model                  print the content model and its tags as JSON, for Contentful's import command
  push [--publish]       add the model, sample articles and homes to CONTENTFUL_SPACE_ID, as drafts or published
  check [--format json]  read every post and home as the site does, and list problems
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
