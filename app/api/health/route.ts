import { env } from '@/lib/env';
import { healthOf } from '@/lib/health/parts';
import { jsonAnswer } from '@/lib/http/answer';
import { refuseMethods } from '@/lib/http/door';
import { leadsHealth } from '@/lib/leads/health';
import { redisHealth } from '@/lib/redis/health';

export const dynamic = 'force-dynamic';

/** Every part that can fail while the pages stay up. */
const parts = { leads: leadsHealth, ...(env.REDIS_URL ? { redis: redisHealth } : {}) };

export async function GET() {
  return jsonAnswer(200, await healthOf(parts));
}

const refuse = refuseMethods('GET, HEAD');

export { refuse as DELETE, refuse as OPTIONS, refuse as PATCH, refuse as POST, refuse as PUT };
