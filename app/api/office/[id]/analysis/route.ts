import { methodNotAllowed } from '@/lib/leads/request';
import { actOnAnalysis } from '@/lib/office/analysis/act-on-analysis';

export const dynamic = 'force-dynamic';

export async function POST(request: Request, { params }: RouteContext<'/api/office/[id]/analysis'>) {
  return actOnAnalysis(request, (await params).id);
}

const otherMethod = methodNotAllowed('POST');

export {
  otherMethod as DELETE,
  otherMethod as GET,
  otherMethod as OPTIONS,
  otherMethod as PATCH,
  otherMethod as PUT,
};
