import { OwnerPage } from '@/components/samples/owner-page';
import { ownerAnalysis } from '@/content/analysis';
import { loadFreeTimes } from '@/lib/meetings/open-meeting';
import { openOwnerAnalysis } from '@/lib/office/open-pages';
import { privateMetadata } from '@/lib/seo/page-metadata';

export const dynamic = 'force-dynamic';

type Props = PageProps<'/partner/analysis/[id]'>;

async function load({ params, searchParams }: Props) {
  const [{ id }, { key }] = await Promise.all([params, searchParams]);
  return openOwnerAnalysis(id, String(key));
}

export async function generateMetadata(props: Props) {
  const page = await load(props);
  return privateMetadata(ownerAnalysis.title, typeof page === 'number' ? page : undefined);
}

export default async function OwnerAnalysisPage(props: Props) {
  const page = await load(props);
  const days = typeof page === 'number' ? null : await loadFreeTimes();
  return <OwnerPage page={page} days={days ?? []} />;
}
