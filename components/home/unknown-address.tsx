import { NotFoundNotice } from '@/components/layout/not-found-notice';
import { HomeView } from './home-view';

/** The page of an unknown address: the home page below a notice. */
export function UnknownAddress() {
  return (
    <>
      <NotFoundNotice />
      <HomeView />
    </>
  );
}
