// Starts all fake services for the configured site.
import { startHttp } from '@/lib/platform/testing/http-server';
import { startContentful } from './contentful';
import { startHubspot } from './hubspot';
import { fakePorts } from './sites';

// One server for all the sites that we embed or link to: a calendar, a video player, a booking engine.
await startHttp((request, response) => {
  const path = request.url?.replace(/[^\w/-].*/, '');
  response.setHeader('Content-Type', 'text/html; charset=utf-8');
  response.end(`<!doctype html><html lang="en"><title>Test host</title><h1>Test host: ${path}</h1></html>`);
}, fakePorts.embeds);
await startHubspot();
const contentful = await startContentful({ port: fakePorts.contentful });
contentful.command({ do: 'reset' });
