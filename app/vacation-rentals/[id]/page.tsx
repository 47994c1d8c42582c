import { notFound } from 'next/navigation';
import { RentalView } from '@/components/rentals/rental-view';
import { rentals } from '@/content/rentals';
import { pageMetadata } from '@/lib/seo/page-metadata';
import { rentalDescription } from '@/lib/seo/rental-data';

/** In seconds. The page is regenerated because it lists recent articles about the home's area. */
export const revalidate = 300;

export const dynamicParams = false;

export function generateStaticParams() {
  return rentals.map(({ id }) => ({ id }));
}

async function rentalOf({ params }: PageProps<'/vacation-rentals/[id]'>) {
  const { id } = await params;
  return rentals.find((rental) => rental.id === id) ?? notFound();
}

export async function generateMetadata(props: PageProps<'/vacation-rentals/[id]'>) {
  const rental = await rentalOf(props);
  return pageMetadata({ ...rentalDescription(rental), path: `/vacation-rentals/${rental.id}` });
}

export default async function RentalPage(props: PageProps<'/vacation-rentals/[id]'>) {
  return <RentalView rental={await rentalOf(props)} />;
}
