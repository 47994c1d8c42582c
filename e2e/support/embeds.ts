import { startHttp } from '@/lib/platform/testing/http-server';
import { stubs } from './sites';

/** Starts a test host for the sites that ours embeds or leads to: a calendar, a video player, a booking engine. */
export async function startEmbeds(): Promise<void> {
  await startHttp((request, response) => {
    const { pathname } = new URL(request.url ?? '/', 'http://embeds');
    response.setHeader('Content-Type', 'text/html; charset=utf-8');
    response.end(
      `<!doctype html><html lang="en"><title>Test host</title><h1>Test host: ${pathname.replace(/[^\w/-]/g, '')}</h1></html>`,
    );
  }, stubs.embeds);
}
