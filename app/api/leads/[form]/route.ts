import { receiveLead, refuseMethod } from '@/lib/leads/receive';

export async function POST(request: Request, { params }: RouteContext<'/api/leads/[form]'>) {
  return receiveLead(request, (await params).form);
}

export {
  refuseMethod as DELETE,
  refuseMethod as GET,
  refuseMethod as OPTIONS,
  refuseMethod as PATCH,
  refuseMethod as PUT,
};
