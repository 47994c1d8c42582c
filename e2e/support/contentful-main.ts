import { parseArgs } from 'node:util';
import { startContentful } from './contentful';

// tsx e2e/support/contentful-main.ts --port 4210 [--posts 10000]: the fake Contentful as a process of its own.
const { values } = parseArgs({ options: { port: { type: 'string' }, posts: { type: 'string' } } });
const contentful = await startContentful({ port: Number(values.port ?? 0) });
contentful.command({ do: 'reset', posts: Number(values.posts ?? 0) });
console.log(`Fake Contentful on ${contentful.url}`);
