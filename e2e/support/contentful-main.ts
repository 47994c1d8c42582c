import { parseArgs } from 'node:util';
import { startContentful } from './contentful';

// tsx e2e/support/contentful-main.ts --port 4210 [--posts 10000]: the stand-in as a process of its own.
const { values } = parseArgs({ options: { port: { type: 'string' }, posts: { type: 'string' } } });
const standIn = await startContentful({ port: Number(values.port ?? 0) });
standIn.command({ do: 'reset', posts: Number(values.posts ?? 0) });
console.log(`Stand-in for Contentful on ${standIn.url}`);
