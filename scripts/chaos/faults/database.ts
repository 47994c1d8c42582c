import { readdirSync, renameSync, rmSync } from 'node:fs';
import path from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import type { Fault } from '../fault';

let holder: DatabaseSync;

export const lockedDatabase: Fault = {
  name: 'database locked by another process',
  leads: 'may be refused',
  begin({ data }) {
    holder = new DatabaseSync(path.join(data, 'leads.db'));
    holder.exec('begin immediate');
  },
  end() {
    holder.exec('rollback');
    holder.close();
  },
};

const namesIn = (data: string, prefix: string) => readdirSync(data).filter((name) => name.startsWith(prefix));

/** Its files leave their folder, and come back at the end, so that what was stored before can be counted. */
export const deletedDatabase: Fault = {
  name: 'database deleted',
  leads: 'must be refused',
  begin({ data }) {
    for (const name of namesIn(data, 'leads.db'))
      renameSync(path.join(data, name), path.join(data, `deleted-${name}`));
  },
  async end({ url, data }, phase) {
    const { status } = await fetch(`${url}/api/health/ready`);
    if (status !== 503) phase.problem(`ready with ${status}`);
    for (const name of namesIn(data, 'leads.db')) rmSync(path.join(data, name));
    for (const name of namesIn(data, 'deleted-'))
      renameSync(path.join(data, name), path.join(data, name.replace('deleted-', '')));
  },
};
