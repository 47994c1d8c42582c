import { RentalsView } from '@/components/rentals/rentals-view';
import { homeLists } from '@/content/home-lists';
import { pageMetadata } from '@/lib/seo/page-metadata';

const [list] = homeLists;

export const metadata = list && pageMetadata(list);

export default function RentalsPage() {
  return list && <RentalsView list={list} />;
}
