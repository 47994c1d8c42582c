import { methodNotAllowed } from '@/lib/platform/http/api-handler';
import { receiveVisit } from '@/lib/visits/receive-visit';

export const POST = receiveVisit;

const otherMethod = methodNotAllowed('POST');

export {
  otherMethod as DELETE,
  otherMethod as GET,
  otherMethod as OPTIONS,
  otherMethod as PATCH,
  otherMethod as PUT,
};
