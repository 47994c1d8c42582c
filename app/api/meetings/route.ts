import { methodNotAllowed } from '@/lib/platform/http/api-handler';
import { rejectForm } from '@/lib/platform/http/form-handler';

export { book as POST, showFreeTimes as GET } from '@/lib/meetings/book';

export const dynamic = 'force-dynamic';

export const { DELETE, OPTIONS, PATCH, PUT } = methodNotAllowed('GET, HEAD, POST', rejectForm);
