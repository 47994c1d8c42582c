import { AnalysisDesk } from '@/components/office/analysis-desk';
import { AnalysisPreview } from '@/components/office/analysis-preview';
import { FailedPage, RejectedInput } from '@/components/office/failed-page';
import { officePage } from '@/content/office';
import { loadFreeTimes } from '@/lib/meetings/open-meeting';
import { openAnalysis } from '@/lib/office/open-pages';
import { rejectedForm } from '@/lib/platform/rejected-form';
import { privateMetadata } from '@/lib/seo/page-metadata';

export const dynamic = 'force-dynamic';

type Props = PageProps<'/office/[id]/analysis'>;

async function load({ params, searchParams }: Props) {
  const [{ id }, { key, view }] = await Promise.all([params, searchParams]);
  return { desk: await openAnalysis(id, String(key)), isPreview: view === 'pages' };
}

export async function generateMetadata(props: Props) {
  const { desk } = await load(props);
  return privateMetadata(officePage.analysis, typeof desk === 'number' ? desk : undefined);
}

export default async function AnalysisPage(props: Props) {
  const { desk, isPreview } = await load(props);
  const rejected = rejectedForm();
  if (typeof desk === 'number') return <FailedPage status={desk} />;
  // Reading a table that is too long would take too long.
  if (rejected?.code === 'too-large') return <RejectedInput {...rejected} />;
  if (!isPreview || rejected) return <AnalysisDesk desk={desk} rejected={rejected} />;
  return <AnalysisPreview desk={desk} days={(await loadFreeTimes()) ?? []} />;
}
