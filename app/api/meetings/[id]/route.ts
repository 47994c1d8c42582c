import { changeMeeting, showMeeting } from '@/lib/meetings/manage';
import { methodNotAllowed } from '@/lib/platform/http/api-handler';
import { rejectForm } from '@/lib/platform/http/form-handler';

export const dynamic = 'force-dynamic';

type Context = RouteContext<'/api/meetings/[id]'>;

/** A meeting, its calendar file or the office's feed: a dynamic segment cannot have a fixed extension. */
export async function GET(request: Request, { params }: Context) {
  return showMeeting(request, (await params).id);
}

export async function POST(request: Request, { params }: Context) {
  const { id } = await params;
  return id.endsWith('.ics') ? notForFiles(request) : changeMeeting(request, id);
}

const notForFiles = methodNotAllowed('GET, HEAD', rejectForm).POST;
const notForMeetings = methodNotAllowed('GET, HEAD, POST', rejectForm).PUT;

async function otherMethod(request: Request, { params }: Context) {
  return (await params).id.endsWith('.ics') ? notForFiles(request) : notForMeetings(request);
}

export { otherMethod as DELETE, otherMethod as OPTIONS, otherMethod as PATCH, otherMethod as PUT };
