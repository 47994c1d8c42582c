import { methodNotAllowed } from '@/lib/platform/http/api-handler';

export { receiveVisit as POST } from '@/lib/visits/receive-visit';

export const { DELETE, GET, OPTIONS, PATCH, PUT } = methodNotAllowed('POST');
