import { methodNotAllowed } from '@/lib/platform/http/api-handler';
import { rejectVision } from '@/lib/vision/vision-handler';

export { handleVision as POST } from '@/lib/vision/vision-handler';

const otherMethod = methodNotAllowed('POST', rejectVision);

export {
  otherMethod as DELETE,
  otherMethod as GET,
  otherMethod as HEAD,
  otherMethod as OPTIONS,
  otherMethod as PATCH,
  otherMethod as PUT,
};
