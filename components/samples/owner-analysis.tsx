import { SlotLinks } from '@/components/meetings/slot-links';
import { Actions } from '@/components/ui/actions';
import { ButtonLink } from '@/components/ui/button';
import { Icon } from '@/components/ui/icon';
import { bookATimeHref, linkProps } from '@/components/ui/links';
import { analysisCopy, ownerAnalysis } from '@/content/analysis';
import { company } from '@/content/company';
import { bookATime } from '@/content/navigation';
import { findRegion } from '@/content/regions';
import { cleanLine } from '@/lib/forms/clean';
import type { Lead } from '@/lib/inbox/lead';
import type { FreeDay } from '@/lib/meetings/slots';
import type { Analysis } from '@/lib/office/analysis/figures';
import { formatLongDate } from '@/lib/time/office-time';
import { AnalysisView } from './analysis-view';

const MAX_TITLE_LENGTH = 60;

interface Props {
  lead: Lead;
  analysis: Analysis;
  sentAt: Date;
  days: readonly FreeDay[];
}

export function OwnerAnalysis({ lead: { data }, analysis, sentAt, days }: Props) {
  const text = (name: string) => cleanLine(String(data[name] ?? ''));
  const [property, area, management] = [text('property'), text('area'), text('management')];
  const address = property.length <= MAX_TITLE_LENGTH ? property : '';
  const region = findRegion(area);
  const home = analysisCopy.home(Number(data.bedrooms), region?.where ?? '', management);
  const document = {
    ...{ analysis, area, management },
    title: analysisCopy.title(address || analysisCopy.yourHome),
    home: address ? home : `${property}. ${home}`,
    about: [analysisCopy.document, formatLongDate(sentAt)] as const,
  };

  return (
    <AnalysisView document={document} titleAs="h1">
      <NextCall days={bookATimeHref === bookATime.href ? days : []} />
    </AnalysisView>
  );
}

function NextCall({ days }: Pick<Props, 'days'>) {
  const starts = days.flatMap(({ slots: [first] }) => first ?? []);
  return (
    <section className="grid gap-4 print:hidden" aria-labelledby="next-title">
      <h2 className="opsz-42 text-step-3" id="next-title">
        {ownerAnalysis.next}
      </h2>
      <p className="text-muted">{starts.length > 0 ? ownerAnalysis.nextText : ownerAnalysis.noTimes}</p>
      <SlotLinks starts={starts} className="grid gap-2.5 empty:hidden sm:grid-cols-3" />
      <Actions>
        <ButtonLink {...linkProps(bookATimeHref)}>
          <Icon name="calendar" /> {bookATime.label}
        </ButtonLink>
        <ButtonLink look="line" href={company.phone.href}>
          <Icon name="phone" /> {company.phone.display}
        </ButtonLink>
      </Actions>
    </section>
  );
}
