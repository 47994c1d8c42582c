import { actOnAnalysis } from '@/lib/office/analysis/act-on-analysis';
import { methodNotAllowed } from '@/lib/platform/http/api-handler';
import { rejectForm } from '@/lib/platform/http/form-handler';

export const dynamic = 'force-dynamic';

export async function POST(request: Request, { params }: RouteContext<'/api/office/[id]/analysis'>) {
  return actOnAnalysis(request, (await params).id);
}

const otherMethod = methodNotAllowed('POST', rejectForm);

export {
  otherMethod as DELETE,
  otherMethod as GET,
  otherMethod as OPTIONS,
  otherMethod as PATCH,
  otherMethod as PUT,
};
