import { refuseMethods } from '@/lib/platform/http/guards';
import { receiveVisit } from '@/lib/visits/receive-visit';

export const POST = receiveVisit;

const otherMethod = refuseMethods('POST');

export {
  otherMethod as DELETE,
  otherMethod as GET,
  otherMethod as OPTIONS,
  otherMethod as PATCH,
  otherMethod as PUT,
};
