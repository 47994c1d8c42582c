import { methodNotAllowed } from '@/lib/platform/http/api-handler';
import { rejectForm } from '@/lib/platform/http/form-handler';

export { book as POST, showFreeTimes as GET } from '@/lib/meetings/book';

export const dynamic = 'force-dynamic';

const otherMethod = methodNotAllowed('GET, HEAD, POST', rejectForm);

export { otherMethod as DELETE, otherMethod as OPTIONS, otherMethod as PATCH, otherMethod as PUT };
