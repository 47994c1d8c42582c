import { refuseMethods } from '@/lib/platform/http/guards';
import { jsonResponse } from '@/lib/platform/http/json-response';

export const dynamic = 'force-dynamic';

/** Liveness: restart the process if this fails. */
export function GET() {
  return jsonResponse(200, { status: 'ok' });
}

const refuse = refuseMethods('GET, HEAD');

export { refuse as DELETE, refuse as OPTIONS, refuse as PATCH, refuse as POST, refuse as PUT };
