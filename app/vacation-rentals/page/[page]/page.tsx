import { notFound } from 'next/navigation';
import { RentalsView } from '@/components/rentals/rentals-view';
import { homeLists } from '@/content/home-lists';
import { pageMetadata } from '@/lib/seo/page-metadata';

/** The pages after the first, if there are so many homes. */
export const dynamicParams = false;

const lists = homeLists.filter(({ area, page }) => !area && page > 1);

export function generateStaticParams() {
  return lists.map(({ page }) => ({ page: String(page) }));
}

async function findList({ params }: PageProps<'/vacation-rentals/page/[page]'>) {
  const { page } = await params;
  return lists.find((list) => String(list.page) === page) ?? notFound();
}

export async function generateMetadata(props: PageProps<'/vacation-rentals/page/[page]'>) {
  return pageMetadata(await findList(props));
}

export default async function HomesPage(props: PageProps<'/vacation-rentals/page/[page]'>) {
  return <RentalsView list={await findList(props)} />;
}
