import { healthOf } from '@/lib/health/parts';
import { jsonAnswer } from '@/lib/http/answer';
import { leadsHealth } from '@/lib/leads/health';

export const dynamic = 'force-dynamic';

/** Every part that can fail while the pages stay up. */
const parts = { leads: leadsHealth };

export async function GET() {
  return jsonAnswer(200, await healthOf(parts));
}
