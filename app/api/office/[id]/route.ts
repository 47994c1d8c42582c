import { methodNotAllowed } from '@/lib/inbox/form-request';
import { actOnLead } from '@/lib/office/actions';

export const dynamic = 'force-dynamic';

export async function POST(request: Request, { params }: RouteContext<'/api/office/[id]'>) {
  return actOnLead(request, (await params).id);
}

const otherMethod = methodNotAllowed('POST');

export {
  otherMethod as DELETE,
  otherMethod as GET,
  otherMethod as OPTIONS,
  otherMethod as PATCH,
  otherMethod as PUT,
};
