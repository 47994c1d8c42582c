import { FailedPage } from '@/components/office/failed-page';
import { ListView } from '@/components/office/list-view';
import { officePage } from '@/content/office';
import { openList } from '@/lib/office/open-pages';
import { privateMetadata } from '@/lib/seo/page-metadata';
import { loadRecentVisits } from '@/lib/visits/visit-report';

export const dynamic = 'force-dynamic';

type Props = PageProps<'/office'>;

async function load({ searchParams }: Props) {
  const { key, q } = await searchParams;
  return openList(String(key), typeof q === 'string' ? q.trim() : '');
}

export async function generateMetadata(props: Props) {
  const list = await load(props);
  return privateMetadata(officePage.listTitle, typeof list === 'number' ? list : undefined);
}

export default async function OfficeListPage(props: Props) {
  const list = await load(props);
  if (typeof list === 'number') return <FailedPage status={list} />;
  return <ListView list={list} visits={list.query ? null : await loadRecentVisits()} />;
}
