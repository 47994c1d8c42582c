import type { Asked, Command } from './contentful/server';

export { startContentful, tokens } from './contentful/server';

/** A test's control over a fake service that runs in another process. */
export function contentfulAt(url: string) {
  return {
    async send(command: Command): Promise<void> {
      const response = await fetch(`${url}/__control`, { method: 'POST', body: JSON.stringify(command) });
      if (!response.ok) throw new Error(`The fake Contentful answered ${response.status}`);
    },
    /** Every question since the last `forget` or `reset`. */
    asked: async (): Promise<Asked[]> => (await fetch(`${url}/__asked`)).json(),
  };
}
