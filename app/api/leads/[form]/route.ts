import { methodNotAllowed } from '@/lib/inbox/form-request';
import { receiveLead } from '@/lib/inbox/receive-lead';

export async function POST(request: Request, { params }: RouteContext<'/api/leads/[form]'>) {
  return receiveLead(request, (await params).form);
}

const otherMethod = methodNotAllowed('POST');

export {
  otherMethod as DELETE,
  otherMethod as GET,
  otherMethod as OPTIONS,
  otherMethod as PATCH,
  otherMethod as PUT,
};
