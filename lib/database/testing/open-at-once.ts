import { readdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { openDatabase } from '../open.ts';
import { storeRow } from './rows.ts';

// Usage: node open-at-once.ts FOLDER ID PROCESSES ROUNDS. In each round, several of these processes open the same new
// database at the same moment. A process first waits until all of them have created their `*.waiting` files. Then it
// stores a lead with its own id in `FOLDER/ROUND/new/leads.db`. When a round begins, ROUND and `new` don't exist yet.
const [folder = '', id = '', processes, rounds] = process.argv.slice(2);

for (let round = 1; round <= Number(rounds); round += 1) {
  writeFileSync(join(folder, `${round}.${id}.waiting`), '');
  const isWaiting = (name: string) => name.startsWith(`${round}.`) && name.endsWith('.waiting');
  while (readdirSync(folder).filter(isWaiting).length < Number(processes)) await sleep(1);
  const db = await openDatabase(`file:${folder}/${round}/new/leads.db`);
  await storeRow(db, id);
  await db.destroy();
}
