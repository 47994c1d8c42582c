// Mixed traffic while one fault after the other happens: npm run chaos [-- SECONDS]. Needs the build that npm run e2e makes.
import { setTimeout as sleep } from 'node:timers/promises';
import { storedLeads } from '../e2e/support/leads';
import { repeat } from '../e2e/support/repeat';
import { printTable } from './bench/table';
import { percentile } from './bench/times';
import { faults } from './chaos/faults';
import { startTestBed } from './chaos/test-bed';
import { startVisitors } from './chaos/visitors';

const seconds = Number(process.argv[2] ?? 180);
const OUTBOX_SECONDS = 180;

const bed = await startTestBed();
const visitors = await startVisitors(bed);
// Pages are regenerated all the time: that is when a fault could replace them by bad ones.
let isOver = false;
const goesOn = () => !isOver;
const editing = repeat(1, goesOn, async () => {
  await bed.callWebhook('none').catch(() => {});
  await sleep(2_000);
});

for (const fault of faults) {
  console.log(`${new Date().toLocaleTimeString()}  ${fault.name}`);
  const phase = visitors.begin(fault.name);
  await fault.run(bed, phase, sleep((seconds / faults.length) * 1_000));
  phase.megabytes = bed.site().megabytes();
  if (fault.leads === 'must be refused' && phase.leads) phase.problems.push(`${phase.leads} thanked`);
  if (!fault.leads && phase.refusedLeads) phase.problems.push(`${phase.refusedLeads} leads refused`);
}
isOver = true;
await Promise.all([visitors.stop(), editing]);

const { thanked, phases } = visitors;
const delivered = () => bed.target.received.map((body) => /"id":"([^"]+)"/.exec(body)?.[1]);
const mailed = () => bed.mail.messages.map(({ source }) => /^Message-ID: <([^@]+)/im.exec(source)?.[1]);
const missing = (from: (string | undefined)[]) => thanked.difference(new Set(from)).size;
for (let second = 0; second < OUTBOX_SECONDS && missing(delivered()) + missing(mailed()); second += 1)
  await sleep(1_000);
await bed.stop();
const lost = missing(storedLeads(bed.env.LEADS_DATABASE_URL).map(({ id }) => id));

printTable(
  ['fault', 'pages', 'p50 ms', 'p99 ms', 'slowest', 'thanked', 'refused', 'cut by restart', 'MB after'],
  phases.map(({ name, times, leads, refusedLeads, cutByRestart, megabytes }) => [
    ...[name, times.length, percentile(times), percentile(times, 0.99), percentile(times, 1)],
    ...[leads, refusedLeads, cutByRestart, megabytes],
  ]),
);
const copies = Math.max(0, ...[...Map.groupBy(mailed(), (id) => id).values()].map(({ length }) => length));
console.log(
  `\n${thanked.size} leads thanked for: ${lost} lost, ${missing(delivered())} not delivered, ` +
    `${missing(mailed())} not mailed, at most ${copies} mails for one.`,
);
console.log(
  `Restarts: ${bed.restarts.map(({ from, to }) => `${((to - from) / 1000).toFixed(1)} s`).join(', ')}.`,
);
const problems = phases.flatMap(({ name, problems }) =>
  [...Map.groupBy(problems, (kind) => kind)].map(([kind, { length }]) => `${length} × ${kind} (${name})`),
);
console.log(problems.length ? problems.join('\n') : 'No problems.');
// A message under way while the server is killed is sent again.
const tooMany = copies > 1 + bed.restarts.length;
process.exit(problems.length || lost || missing(delivered()) || missing(mailed()) || tooMany ? 1 : 0);
