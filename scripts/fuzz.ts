// Made-up requests for every route of a server of its own: npm run fuzz [-- SECONDS SEED]
import { fuzz } from '../e2e/support/fuzz';
import { ownSettings } from '../e2e/support/sites';
import { startDeployed } from './bench/servers';

const [seconds = 60, seed = Date.now() % 1_000_000] = process.argv.slice(2).map(Number);
using own = ownSettings();
const limits = { LEADS_PER_MINUTE: '1000000', VISION_PER_MINUTE: '1000000' };
await using site = await startDeployed(Number(process.env.FUZZ_PORT ?? 4018), { ...own.env, ...limits });
const { sent, findings, statuses, slowest } = await fuzz({ url: site.url, seconds, seed });

console.log(
  `${sent} requests in ${seconds} s (seed ${seed}), slowest ${slowest} ms, ${site.megabytes()} MB resident`,
);
console.log('Statuses:', statuses);
console.log(`Findings: ${findings.length}`);
for (const finding of findings.slice(0, 20)) console.log(JSON.stringify(finding).slice(0, 400));
process.exitCode = findings.length ? 1 : 0;
