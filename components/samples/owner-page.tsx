import { PhoneLink } from '@/components/layout/phone-link';
import { PrivateNote } from '@/components/office/parts';
import { Container } from '@/components/ui/container';
import { Heading } from '@/components/ui/heading';
import { Lead } from '@/components/ui/text';
import { ownerAnalysis } from '@/content/analysis';
import type { FreeDay } from '@/lib/meetings/slots';
import type { OpenOwnerAnalysis } from '@/lib/office/open-pages';
import { formatLongDate } from '@/lib/time/office-time';
import { OwnerAnalysis } from './owner-analysis';

type Props = { page: OpenOwnerAnalysis | number; days: readonly FreeDay[] };

/** If the page can't be shown, `page` is the status code. */
export function OwnerPage({ page, days }: Props) {
  if (typeof page === 'number')
    return (
      <Container className="grid gap-5 py-section">
        <Heading as="h1" size="section">
          {ownerAnalysis[page === 410 ? 'expiredTitle' : 'title']}
        </Heading>
        <Lead>
          {ownerAnalysis[page === 410 ? 'expired' : page === 429 ? 'tooManyGuesses' : 'failed']} <PhoneLink />
        </Lead>
      </Container>
    );
  return (
    <>
      <PrivateNote backHref={null}>{ownerAnalysis.private(formatLongDate(page.until))}</PrivateNote>
      <OwnerAnalysis {...page} days={days} />
    </>
  );
}
