import { methodNotAllowed } from '@/lib/platform/http/api-handler';

export { showMetrics as GET } from '@/lib/delivery/show-metrics';

export const dynamic = 'force-dynamic';

export const { DELETE, OPTIONS, PATCH, POST, PUT } = methodNotAllowed('GET, HEAD');
