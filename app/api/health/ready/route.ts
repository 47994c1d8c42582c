import { leadsHealth } from '@/lib/leads/health';
import { jsonAnswer } from '@/lib/platform/http/json-response';
import { refuseMethods } from '@/lib/platform/http/guards';
import { healthOf } from '@/lib/platform/observability/health';
import { shared } from '@/lib/platform/observability/process-state';

export const dynamic = 'force-dynamic';

/** Whether visitors should be sent here: not while it stops or can't store leads. A target that is down is no reason. */
export async function GET() {
  if (shared.isStopping) return jsonAnswer(503, { status: 'stopping' });
  const { parts } = await healthOf({ leads: leadsHealth });
  const canStore = parts.leads?.canStore === true;
  return jsonAnswer(canStore ? 200 : 503, { status: canStore ? 'ok' : 'leads cannot be stored' });
}

const refuse = refuseMethods('GET, HEAD');

export { refuse as DELETE, refuse as OPTIONS, refuse as PATCH, refuse as POST, refuse as PUT };
