import { type ChildProcess, spawn } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { freePort } from '@/lib/platform/testing/free-port';

const program = fileURLToPath(new URL('./server.ts', import.meta.url));

/** One running server of leads (server.ts), to be killed and started again. */
export class Instance {
  readonly url: string;
  readonly #args: string[];
  #process: ChildProcess | undefined;

  private constructor(port: number, databaseUrl: string, webhookUrl: string) {
    this.url = `http://127.0.0.1:${port}/`;
    this.#args = ['--import', 'tsx', program, String(port), databaseUrl, webhookUrl];
  }

  /** Starts one on a free port; an empty `webhookUrl` delivers nothing. */
  static async start(databaseUrl: string, webhookUrl = ''): Promise<Instance> {
    const instance = new Instance(await freePort(), databaseUrl, webhookUrl);
    await instance.restart();
    return instance;
  }

  /** Starts it again on the same port; resolves when it answers. */
  async restart(): Promise<void> {
    const env = { ...process.env, LOG_LEVEL: 'silent', NODE_OPTIONS: '' };
    const server = spawn(process.execPath, this.#args, { env, stdio: ['ignore', 'pipe', 'inherit'] });
    this.#process = server;
    await new Promise<void>((resolve, reject) => {
      server.stdout?.once('data', () => resolve());
      server.once('exit', (code) => reject(new Error(`the server ended with ${code} before it was ready`)));
    });
  }

  /** Ends it at once, as a crash would (SIGKILL). */
  async kill(): Promise<void> {
    const server = this.#process;
    if (!server || server.exitCode !== null || server.signalCode !== null) return;
    const ended = new Promise((resolve) => server.once('exit', resolve));
    server.kill('SIGKILL');
    await ended;
  }
}
