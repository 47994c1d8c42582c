import { methodNotAllowed } from '@/lib/inbox/form-request';

export { book as POST, showFreeTimes as GET } from '@/lib/meetings/book';

export const dynamic = 'force-dynamic';

const otherMethod = methodNotAllowed('GET, HEAD, POST');

export { otherMethod as DELETE, otherMethod as OPTIONS, otherMethod as PATCH, otherMethod as PUT };
