import type { Metadata } from 'next';
import { HomeView } from '@/components/home/home-view';
import { NotFoundNotice } from '@/components/layout/not-found-notice';
import { DeskView } from '@/components/office/desk-view';
import { Lead } from '@/components/ui/text';
import { company } from '@/content/company';
import { officePage } from '@/content/office';
import { openDesk } from '@/lib/office/open-desk';
import { pageStatus } from '@/lib/platform/next/page-status';

export const dynamic = 'force-dynamic';

async function deskOf({ params, searchParams }: PageProps<'/office/[id]'>) {
  const { key } = await searchParams;
  return openDesk((await params).id, typeof key === 'string' ? key : '');
}

export async function generateMetadata(props: PageProps<'/office/[id]'>): Promise<Metadata> {
  const desk = await deskOf(props);
  const hidden: Metadata = { robots: { index: false, follow: false }, referrer: 'no-referrer' };
  if (desk === 404)
    return { ...hidden, title: `${officePage.notFound} | ${company.name}`, other: pageStatus(404) };
  const title = `${officePage.title} | ${company.name}`;
  return typeof desk === 'number' ? { ...hidden, title, other: pageStatus(desk) } : { ...hidden, title };
}

/** The office's page of a lead, or what every unknown address shows. */
export default async function OfficePage(props: PageProps<'/office/[id]'>) {
  const desk = await deskOf(props);
  if (typeof desk !== 'number') return <DeskView desk={desk} />;
  if (desk !== 404)
    return <Lead className="px-edge py-section">{officePage[desk === 429 ? 'refused' : 'failed']}</Lead>;
  return (
    <>
      <NotFoundNotice />
      <HomeView />
    </>
  );
}
