import { HomeListPage, homeListMetadata } from '@/app/vacation-rentals/home-list-page';

export const generateMetadata = () => homeListMetadata('/vacation-rentals');

export default function RentalsPage() {
  return <HomeListPage path="/vacation-rentals" />;
}
