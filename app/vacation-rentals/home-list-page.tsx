import type { Metadata } from 'next';
import { permanentRedirect } from 'next/navigation';
import { NotFoundView } from '@/components/home/not-found-view';
import { RentalsView } from '@/components/rentals/rentals-view';
import { listHomes } from '@/lib/rentals/home-lists';
import { readHomes } from '@/lib/rentals/homes';
import { missingMetadata, pageMetadata } from '@/lib/seo/page-metadata';

async function findList(path: string) {
  const rentals = await readHomes();
  // The first page has no number: `/page/1` would be a duplicate.
  const canonical = path.replace(/\/page\/1$/, '');
  return { rentals, list: listHomes(rentals).find((list) => list.path === canonical) };
}

export async function homeListMetadata(path: string): Promise<Metadata> {
  const { list } = await findList(path);
  return list ? pageMetadata(list) : missingMetadata();
}

export async function HomeListPage({ path }: { path: string }) {
  const { rentals, list } = await findList(path);
  if (list && list.path !== path) permanentRedirect(list.path);
  return list ? <RentalsView list={list} rentals={rentals} /> : <NotFoundView />;
}
