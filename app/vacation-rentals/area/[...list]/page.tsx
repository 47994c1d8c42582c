import { notFound } from 'next/navigation';
import { RentalsView } from '@/components/rentals/rentals-view';
import { homeLists } from '@/content/home-lists';
import { pageMetadata } from '@/lib/seo/page-metadata';

/** The homes of an area: `/vacation-rentals/area/destin`, `/vacation-rentals/area/destin/page/2`. */
export const dynamicParams = false;

const FOLDER = '/vacation-rentals/area/';

export function generateStaticParams() {
  return homeLists
    .filter(({ area }) => area)
    .map(({ path }) => ({ list: path.slice(FOLDER.length).split('/') }));
}

async function findList({ params }: PageProps<'/vacation-rentals/area/[...list]'>) {
  const path = FOLDER + (await params).list.join('/');
  return homeLists.find((list) => list.path === path) ?? notFound();
}

export async function generateMetadata(props: PageProps<'/vacation-rentals/area/[...list]'>) {
  return pageMetadata(await findList(props));
}

export default async function AreaPage(props: PageProps<'/vacation-rentals/area/[...list]'>) {
  return <RentalsView list={await findList(props)} />;
}
