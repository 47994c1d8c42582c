// Reads a JSON list of HTML texts, writes the list of what the sanitiser leaves of them. Runs as the server does
// (tsx --conditions=react-server), which a test's own process can't.
import { text } from 'node:stream/consumers';
import { createOutline } from '@/lib/blog/body/headings';
import { sanitizeArticle } from '@/lib/blog/body/html';

const texts: string[] = JSON.parse(await text(process.stdin));
console.log(JSON.stringify(texts.map((html) => sanitizeArticle(html, createOutline()))));
