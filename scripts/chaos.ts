// Visitors read and send forms during one fault after the other, on the build of npm run e2e: npm run chaos [--
// SECONDS]
import { setTimeout as sleep } from 'node:timers/promises';
import { storedLeads } from '@/e2e/support/leads';
import { percentile, printTable } from './bench/figures';
import { faults } from './chaos/faults';
import { startTestBed } from './chaos/test-bed';
import { newRecord, startVisitors } from './chaos/visitors';

const seconds = Number(process.argv[2] ?? 180);
const bed = await startTestBed();
const visitors = await startVisitors(bed);
const phases = [];
for (const { name, leads, begin, end } of faults) {
  console.log(`${new Date().toLocaleTimeString()}  ${name}`);
  const seen = newRecord();
  visitors.seen = seen;
  const over = sleep((seconds / faults.length) * 1_000);
  await begin?.(bed);
  await over;
  const problem = await end?.(bed);
  if (problem) seen.problems.push(String(problem));
  if (leads === 'must be refused' && seen.thanked) seen.problems.push(`${seen.thanked} thanked`);
  if (!leads && seen.refused) seen.problems.push(`${seen.refused} leads refused`);
  phases.push({ name, ...seen, megabytes: bed.site().megabytes() });
}
visitors.isOver = true;
await visitors.gone;

const delivered = () => bed.target.received.map((body) => /"id":"([^"]+)"/.exec(body)?.[1]);
const mailed = () => bed.mail.messages.map(({ source }) => /^Message-ID: <([^@]+)/im.exec(source)?.[1]);
const missing = (from: (string | undefined)[]) => visitors.thanked.difference(new Set(from)).size;
for (let second = 0; second < 180 && missing(delivered()) + missing(mailed()); second += 1)
  await sleep(1_000);
await bed.site().stop();

const lost = missing(storedLeads(bed.env.LEADS_DATABASE_URL).map(({ id }) => id));
const late = [missing(delivered()), missing(mailed())];
printTable(
  `${visitors.thanked.size} leads thanked for: ${lost} lost, ${late[0]} not delivered, ${late[1]} not mailed.`,
  ['fault', 'pages', 'p99 ms', 'thanked', 'refused', 'MB after', 'problems'],
  phases.map(({ name, times, thanked, refused, megabytes, problems }) => [
    ...[name, times.length, percentile(times, 0.99), thanked, refused, megabytes],
    [...new Set(problems)].join(', ') || 'none',
  ]),
);
process.exit(lost || late[0] || late[1] || phases.some(({ problems }) => problems.length) ? 1 : 0);
