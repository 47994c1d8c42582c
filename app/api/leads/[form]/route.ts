import { receiveLead } from '@/lib/leads/receive';
import { methodNotAllowed } from '@/lib/leads/request';

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
