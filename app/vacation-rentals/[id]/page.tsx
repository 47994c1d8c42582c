import type { Metadata } from 'next';
import { draftMode } from 'next/headers';
import { permanentRedirect } from 'next/navigation';
import { NotFoundView } from '@/components/home/not-found-view';
import { HomeState } from '@/components/rentals/home-state';
import { RentalView } from '@/components/rentals/rental-view';
import { homeStates } from '@/content/rental-pages';
import { loadHome, readHomes } from '@/lib/rentals/homes';
import { missingMetadata, pageMetadata } from '@/lib/seo/page-metadata';
import { rentalDescription } from '@/lib/seo/rental-data';

/** In seconds. The page is regenerated because it lists recent articles about the home's area. */
export const revalidate = 300;

/** Other homes are rendered at their first request. */
export async function generateStaticParams() {
  return (await readHomes()).map(({ id }) => ({ id }));
}

export async function generateMetadata({ params }: PageProps<'/vacation-rentals/[id]'>): Promise<Metadata> {
  const { id } = await params;
  const found = await loadHome(id);
  if (found.status === 'failed') return missingMetadata(homeStates.failed.title, 503);
  if (found.status === 'gone') return missingMetadata(homeStates.gone.title, 410);
  if (found.status === 'missing') return missingMetadata();
  if (found.status === 'moved') return {};
  return pageMetadata({
    ...rentalDescription(found.home),
    path: `/vacation-rentals/${id}`,
    noindex: (await draftMode()).isEnabled,
  });
}

export default async function RentalPage({ params }: PageProps<'/vacation-rentals/[id]'>) {
  const found = await loadHome((await params).id);
  if (found.status === 'moved') permanentRedirect(found.path);
  if (found.status === 'missing') return <NotFoundView />;
  if (found.status !== 'found') return <HomeState state={found.status} />;
  return <RentalView rental={found.home} others={found.others} problems={found.problems} />;
}
