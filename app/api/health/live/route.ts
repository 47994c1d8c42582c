import { methodNotAllowed } from '@/lib/platform/http/api-handler';
import { jsonResponse } from '@/lib/platform/http/json-response';

export const dynamic = 'force-dynamic';

/** Liveness check: if it fails, the process has to be restarted. */
export function GET() {
  return jsonResponse(200, { status: 'ok' });
}

export const { DELETE, OPTIONS, PATCH, POST, PUT } = methodNotAllowed('GET, HEAD');
