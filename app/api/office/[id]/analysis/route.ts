import { actOnAnalysis } from '@/lib/office/analysis/act-on-analysis';

export { DELETE, GET, OPTIONS, PATCH, PUT } from '@/app/api/office/[id]/route';

export const dynamic = 'force-dynamic';

export async function POST(request: Request, { params }: RouteContext<'/api/office/[id]/analysis'>) {
  return actOnAnalysis(request, (await params).id);
}
