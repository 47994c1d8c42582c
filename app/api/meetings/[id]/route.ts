import { refuseMethods } from '@/lib/leads/request';
import { changeMeeting, showMeeting } from '@/lib/meetings/manage';

export const dynamic = 'force-dynamic';

type Context = RouteContext<'/api/meetings/[id]'>;

/** A meeting's page, its calendar file or the office's feed: one segment can hold no ending of its own. */
export async function GET(request: Request, { params }: Context) {
  return showMeeting(request, (await params).id);
}

export async function POST(request: Request, { params }: Context) {
  const { id } = await params;
  return id.endsWith('.ics') ? refuseMethods('GET, HEAD')(request) : changeMeeting(request, id);
}

async function refuse(request: Request, { params }: Context) {
  return refuseMethods((await params).id.endsWith('.ics') ? 'GET, HEAD' : 'GET, HEAD, POST')(request);
}

export { refuse as DELETE, refuse as OPTIONS, refuse as PATCH, refuse as PUT };
