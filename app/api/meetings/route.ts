import { refuseMethods } from '@/lib/leads/request';

export { book as POST, showFreeTimes as GET } from '@/lib/meetings/book';

export const dynamic = 'force-dynamic';

const refuse = refuseMethods('GET, HEAD, POST');

export { refuse as DELETE, refuse as OPTIONS, refuse as PATCH, refuse as PUT };
