import { notFound } from 'next/navigation';
import { RentalsView } from '@/components/rentals/rentals-view';
import { homeLists } from '@/content/home-lists';
import { pageMetadata } from '@/lib/seo/page-metadata';

/** Lists of homes below the first: `/vacation-rentals/page/2`, `/vacation-rentals/area/destin`. */
export const dynamicParams = false;

const FIRST_PATH = '/vacation-rentals';

export function generateStaticParams() {
  return homeLists
    .filter(({ path }) => path !== FIRST_PATH)
    .map(({ path }) => ({ list: path.slice(FIRST_PATH.length + 1).split('/') }));
}

async function findList({ params }: PageProps<'/vacation-rentals/[...list]'>) {
  const path = [FIRST_PATH, ...(await params).list].join('/');
  return homeLists.find((list) => list.path === path) ?? notFound();
}

export async function generateMetadata(props: PageProps<'/vacation-rentals/[...list]'>) {
  return pageMetadata(await findList(props));
}

export default async function HomeListPage(props: PageProps<'/vacation-rentals/[...list]'>) {
  return <RentalsView list={await findList(props)} />;
}
