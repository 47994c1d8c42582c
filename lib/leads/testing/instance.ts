import { fileURLToPath } from 'node:url';
import { freePort } from '@/lib/platform/testing/free-port';
import { startServer } from '@/lib/platform/testing/start-site';

const program = fileURLToPath(new URL('./server.ts', import.meta.url));

export type Instance = Awaited<ReturnType<typeof startInstance>>;

/** One running server of leads (server.ts), to be killed and started again. An empty `webhookUrl` delivers nothing. */
export async function startInstance(databaseUrl: string, webhookUrl = '') {
  const port = await freePort();
  const url = `http://127.0.0.1:${port}/`;
  const start = () =>
    startServer({
      url,
      args: ['--import', 'tsx', program, String(port), databaseUrl, webhookUrl],
      env: { LOG_LEVEL: 'silent', NODE_OPTIONS: '' },
    });
  let server = await start();
  return {
    url,
    /** Ends it at once, as a crash would. */
    kill: () => server.kill(),
    [Symbol.asyncDispose]: () => server.kill(),
    /** Starts it again on the same port; resolves when it answers. */
    async restart() {
      server = await start();
    },
  };
}
