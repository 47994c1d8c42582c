import type { Fault } from '../fault';

/** The content service answers 500, or not at all. */
export const contentServiceFails = (kind: '500' | 'hang'): Fault => ({
  name: `content service: ${kind}`,
  begin: ({ contentful }) => contentful.command({ do: 'mode', mode: { kind } }),
  end: ({ contentful }) => contentful.command({ do: 'mode', mode: { kind: 'ok' } }),
});
