import { changeMeeting, showMeeting } from '@/lib/meetings/manage';
import { methodNotAllowed } from '@/lib/platform/http/api-handler';
import { rejectForm } from '@/lib/platform/http/form-handler';

export const dynamic = 'force-dynamic';

type Context = RouteContext<'/api/meetings/[id]'>;

/** `id` may also be `{id}.ics` or `calendar.ics`, because a route can't be named `[id].ics`. */
export async function GET(request: Request, { params }: Context) {
  return showMeeting(request, (await params).id);
}

export async function POST(request: Request, { params }: Context) {
  const { id } = await params;
  return id.endsWith('.ics') ? rejectForFile(request) : changeMeeting(request, id);
}

const rejectForFile = methodNotAllowed('GET, HEAD', rejectForm).POST;
const rejectForMeeting = methodNotAllowed('GET, HEAD, POST', rejectForm).PUT;

async function rejectMethod(request: Request, { params }: Context) {
  return (await params).id.endsWith('.ics') ? rejectForFile(request) : rejectForMeeting(request);
}

export { rejectMethod as DELETE, rejectMethod as OPTIONS, rejectMethod as PATCH, rejectMethod as PUT };
