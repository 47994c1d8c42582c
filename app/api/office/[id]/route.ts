import { actOnLead } from '@/lib/office/actions';
import { methodNotAllowed } from '@/lib/platform/http/api-handler';
import { rejectForm } from '@/lib/platform/http/form-handler';

export const dynamic = 'force-dynamic';

export async function POST(request: Request, { params }: RouteContext<'/api/office/[id]'>) {
  return actOnLead(request, (await params).id);
}

export const { DELETE, GET, OPTIONS, PATCH, PUT } = methodNotAllowed('POST', rejectForm);
