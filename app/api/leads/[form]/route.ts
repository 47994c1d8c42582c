import { targetsForLead } from '@/lib/delivery/lead-targets';
import { receiveLead } from '@/lib/inbox/receive-lead';
import { methodNotAllowed } from '@/lib/platform/http/api-handler';
import { rejectForm } from '@/lib/platform/http/form-handler';

export async function POST(request: Request, { params }: RouteContext<'/api/leads/[form]'>) {
  return receiveLead(request, (await params).form, targetsForLead);
}

export const { DELETE, GET, OPTIONS, PATCH, PUT } = methodNotAllowed('POST', rejectForm);
