import { BookingView } from '@/components/meetings/booking-view';
import { meetingPageCopy } from '@/content/meeting-pages';
import { bookingPath } from '@/lib/meetings/meeting-paths';
import { loadFreeTimes } from '@/lib/meetings/open-meeting';
import { rejectedForm } from '@/lib/platform/rejected-form';
import { pageMetadata } from '@/lib/seo/page-metadata';

export const dynamic = 'force-dynamic';

export async function generateMetadata() {
  const failed = (await loadFreeTimes()) ? {} : { status: 503 as const };
  return pageMetadata({ ...meetingPageCopy, path: bookingPath, noindex: Boolean(rejectedForm()), ...failed });
}

export default async function BookATimePage({ searchParams }: PageProps<'/book-a-time'>) {
  const { slot } = await searchParams;
  const chosen = typeof slot === 'string' ? slot : undefined;
  return <BookingView days={await loadFreeTimes()} rejected={rejectedForm()} slot={chosen} />;
}
