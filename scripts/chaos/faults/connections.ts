import { readdirSync } from 'node:fs';
import type { Socket } from 'node:net';
import { abandonUpgrades, neverRead, pipelineUnread } from '../../../e2e/support/connections';
import type { Fault } from '../fault';

const COUNT = 100;
let unread: Socket[] = [];

/** Upgrades that are abandoned, answers that are never read, and requests sent ahead without reading. */
export const abusedConnections: Fault = {
  name: 'upgrades, slow readers, pipelining',
  async begin({ url }) {
    const target = { port: Number(new URL(url).port), count: COUNT };
    await abandonUpgrades(target);
    unread = [...(await pipelineUnread(target)), ...(await neverRead(target))];
  },
  end({ site }, phase) {
    for (const socket of unread) socket.destroy();
    const open = readdirSync(`/proc/${site().process.pid}/fd`).length;
    if (open > 5 * COUNT) phase.problem(`${open} open descriptors`);
  },
};
