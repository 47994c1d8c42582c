import { HomeListPage, homeListMetadata } from '@/app/vacation-rentals/home-list-page';
import { listHomes } from '@/lib/rentals/home-lists';
import { readHomes } from '@/lib/rentals/homes';

const FOLDER = '/vacation-rentals/area/';

/** The homes of an area: `/vacation-rentals/area/destin`, `/vacation-rentals/area/destin/page/2`. */
export async function generateStaticParams() {
  return listHomes(await readHomes())
    .filter(({ area }) => area)
    .map(({ path }) => ({ list: path.slice(FOLDER.length).split('/') }));
}

const pathOf = async ({ params }: PageProps<'/vacation-rentals/area/[...list]'>) =>
  FOLDER + (await params).list.join('/');

export async function generateMetadata(props: PageProps<'/vacation-rentals/area/[...list]'>) {
  return homeListMetadata(await pathOf(props));
}

export default async function AreaPage(props: PageProps<'/vacation-rentals/area/[...list]'>) {
  return <HomeListPage path={await pathOf(props)} />;
}
