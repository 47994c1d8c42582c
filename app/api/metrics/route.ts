import { showMetrics } from '@/lib/leads/show-metrics';
import { refuseMethods } from '@/lib/platform/http/guards';

export const dynamic = 'force-dynamic';

export const GET = showMetrics;

const refuse = refuseMethods('GET, HEAD');

export { refuse as DELETE, refuse as OPTIONS, refuse as PATCH, refuse as POST, refuse as PUT };
