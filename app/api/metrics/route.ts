import { showMetrics } from '@/lib/delivery/show-metrics';
import { methodNotAllowed } from '@/lib/platform/http/api-handler';

export const dynamic = 'force-dynamic';

export const GET = showMetrics;

const refuse = methodNotAllowed('GET, HEAD');

export { refuse as DELETE, refuse as OPTIONS, refuse as PATCH, refuse as POST, refuse as PUT };
