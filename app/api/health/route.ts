import { leadsHealth } from '@/lib/delivery/delivery-health';
import { busyHealth } from '@/lib/meetings/busy';
import { env } from '@/lib/platform/env';
import { methodNotAllowed } from '@/lib/platform/http/api-handler';
import { jsonResponse } from '@/lib/platform/http/json-response';
import { checkHealth } from '@/lib/platform/observability/health';
import { redisHealth } from '@/lib/platform/redis/site-redis';
import { rentalCalendarsHealth } from '@/lib/rentals/calendars';

export const dynamic = 'force-dynamic';

const parts = {
  leads: leadsHealth,
  ...(env.REDIS_URL ? { redis: redisHealth } : {}),
  ...(env.MEETINGS_BUSY_URLS.length > 0 ? { calendars: busyHealth } : {}),
  ...(env.RENTAL_CALENDARS.length > 0 ? { rentalCalendars: rentalCalendarsHealth } : {}),
};

export async function GET() {
  return jsonResponse(200, await checkHealth(parts));
}

export const { DELETE, OPTIONS, PATCH, POST, PUT } = methodNotAllowed('GET, HEAD');
