import { methodNotAllowed } from '@/lib/platform/http/api-handler';
import { rejectVision } from '@/lib/vision/vision-handler';

export { handleVision as POST } from '@/lib/vision/vision-handler';

export const { DELETE, GET, HEAD, OPTIONS, PATCH, PUT } = methodNotAllowed('POST', rejectVision);
