import { receiveLead, refuseMethod as refuse } from '@/lib/leads/receive';

export async function POST(request: Request, { params }: RouteContext<'/api/leads/[form]'>) {
  return receiveLead(request, (await params).form);
}

export { refuse as DELETE, refuse as GET, refuse as OPTIONS, refuse as PATCH, refuse as PUT };
