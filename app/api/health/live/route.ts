import { jsonAnswer } from '@/lib/platform/http/json-response';
import { refuseMethods } from '@/lib/platform/http/guards';

export const dynamic = 'force-dynamic';

/** Whether the process answers at all: if not, restart it. */
export function GET() {
  return jsonAnswer(200, { status: 'ok' });
}

const refuse = refuseMethods('GET, HEAD');

export { refuse as DELETE, refuse as OPTIONS, refuse as PATCH, refuse as POST, refuse as PUT };
