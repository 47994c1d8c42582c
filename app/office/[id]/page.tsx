import { DeskView } from '@/components/office/desk-view';
import { Lead } from '@/components/ui/text';
import { officePage } from '@/content/office';
import { openLead } from '@/lib/office/open-pages';
import { rejectedForm } from '@/lib/platform/rejected-form';
import { privateMetadata } from '@/lib/seo/private-metadata';

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
  if (typeof desk !== 'number') return <DeskView desk={desk} rejected={rejectedForm()} />;
  return <Lead className="px-edge py-section">{officePage[desk === 429 ? 'refused' : 'failed']}</Lead>;
}
