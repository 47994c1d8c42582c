import { methodNotAllowed } from '@/lib/platform/http/api-handler';
import { jsonResponse } from '@/lib/platform/http/json-response';

export const dynamic = 'force-dynamic';

/** Liveness: restart the process if this fails. */
export function GET() {
  return jsonResponse(200, { status: 'ok' });
}

const otherMethod = methodNotAllowed('GET, HEAD');

export {
  otherMethod as DELETE,
  otherMethod as OPTIONS,
  otherMethod as PATCH,
  otherMethod as POST,
  otherMethod as PUT,
};
