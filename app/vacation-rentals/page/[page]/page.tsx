import { HomeListPage, homeListMetadata } from '@/app/vacation-rentals/home-list-page';
import { listHomes } from '@/lib/rentals/home-lists';
import { readHomes } from '@/lib/rentals/homes';

/** The pages after the first, if there are so many homes. Later ones are rendered at their first request. */
export async function generateStaticParams() {
  return listHomes(await readHomes()).flatMap(({ area, page }) =>
    area || page === 1 ? [] : { page: String(page) },
  );
}

const pathOf = async ({ params }: PageProps<'/vacation-rentals/page/[page]'>) =>
  `/vacation-rentals/page/${(await params).page}`;

export async function generateMetadata(props: PageProps<'/vacation-rentals/page/[page]'>) {
  return homeListMetadata(await pathOf(props));
}

export default async function HomesPage(props: PageProps<'/vacation-rentals/page/[page]'>) {
  return <HomeListPage path={await pathOf(props)} />;
}
