import { readdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { openDatabase } from '../open.ts';
import { storeRow } from './rows.ts';

// Usage: node open-at-once.ts FOLDER ID PROCESSES ROUNDS. Several of these processes open the same new database at the
// same moment, in each of several rounds: each first waits until all have created their file `*.waiting`. Then each
// stores a lead with its own id in `FOLDER/ROUND/new/leads.db`, in folders that none of them has created yet.
const [folder = '', id = '', processes, rounds] = process.argv.slice(2);

for (let round = 1; round <= Number(rounds); round += 1) {
  writeFileSync(join(folder, `${round}.${id}.waiting`), '');
  const isWaiting = (name: string) => name.startsWith(`${round}.`) && name.endsWith('.waiting');
  while (readdirSync(folder).filter(isWaiting).length < Number(processes)) await sleep(1);
  const db = await openDatabase(`file:${folder}/${round}/new/leads.db`);
  await storeRow(db, id);
  await db.destroy();
}
