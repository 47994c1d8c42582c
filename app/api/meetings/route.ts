import { book, showFreeTimes } from '@/lib/meetings/book';
import { refuseMethods } from '@/lib/meetings/http';

export const dynamic = 'force-dynamic';

const refuse = refuseMethods('GET, HEAD, POST');

export {
  book as POST,
  refuse as DELETE,
  refuse as OPTIONS,
  refuse as PATCH,
  refuse as PUT,
  showFreeTimes as GET,
};
