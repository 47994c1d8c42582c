import { DeskView } from '@/components/office/desk-view';
import { FailedPage } from '@/components/office/failed-page';
import { officePage } from '@/content/office';
import { openLead } from '@/lib/office/open-pages';
import { rejectedForm } from '@/lib/platform/rejected-form';
import { privateMetadata } from '@/lib/seo/page-metadata';

export const dynamic = 'force-dynamic';

type Props = PageProps<'/office/[id]'>;

async function load({ params, searchParams }: Props) {
  const [{ id }, { key }] = await Promise.all([params, searchParams]);
  return openLead(id, String(key));
}

export async function generateMetadata(props: Props) {
  const desk = await load(props);
  return privateMetadata(officePage.title, typeof desk === 'number' ? desk : undefined);
}

export default async function OfficePage(props: Props) {
  const desk = await load(props);
  if (typeof desk === 'number') return <FailedPage status={desk} />;
  return <DeskView desk={desk} rejected={rejectedForm()} />;
}
