import { BookingUnavailable } from '@/components/meetings/booking-view';
import { MeetingView } from '@/components/meetings/meeting-view';
import { meetingCopy } from '@/content/meetings';
import { loadMeeting } from '@/lib/meetings/open-meeting';
import { rejectedForm } from '@/lib/platform/rejected-form';
import { privateMetadata } from '@/lib/seo/page-metadata';

export const dynamic = 'force-dynamic';

type Props = PageProps<'/book-a-time/[id]'>;

async function load({ params, searchParams }: Props) {
  const [{ id }, { key, move }] = await Promise.all([params, searchParams]);
  const openKey = String(key);
  const page = await loadMeeting(id, openKey);
  return page && { ...page, openKey, isMoving: move !== undefined };
}

export async function generateMetadata(props: Props) {
  const page = await load(props);
  return page ? privateMetadata(page.meeting.title) : privateMetadata(meetingCopy.title, 503);
}

export default async function MeetingPage(props: Props) {
  const page = await load(props);
  return page ? <MeetingView {...page} rejected={rejectedForm()} /> : <BookingUnavailable />;
}
