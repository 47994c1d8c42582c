import { leadsHealth } from '@/lib/delivery/delivery-health';
import { methodNotAllowed } from '@/lib/platform/http/api-handler';
import { jsonResponse } from '@/lib/platform/http/json-response';
import { checkHealth } from '@/lib/platform/observability/health';
import { processState } from '@/lib/platform/observability/process-state';

export const dynamic = 'force-dynamic';

/** Readiness check: fails while the server is stopping or can't store leads, but not if only a lead target is down. */
export async function GET() {
  if (processState.isStopping) return jsonResponse(503, { status: 'stopping' });
  const { parts } = await checkHealth({ leads: leadsHealth });
  if (parts.leads?.canStore) return jsonResponse(200, { status: 'ok' });
  return jsonResponse(503, { status: 'leads cannot be stored', reason: parts.leads?.reason });
}

export const { DELETE, OPTIONS, PATCH, POST, PUT } = methodNotAllowed('GET, HEAD');
