import { analysisCopy, analysisEmail } from '@/content/analysis';
import { analysisForm } from '@/content/analysis-form';
import { company } from '@/content/company';
import { bookATime } from '@/content/navigation';
import { formatDollars } from '@/content/numbers';
import { findRegion } from '@/content/regions';
import type { EmailContent } from '@/lib/delivery/email-template';
import { createEmailSender, toVisitorEmail } from '@/lib/delivery/send-email';
import type { Target } from '@/lib/delivery/target';
import { cleanLine } from '@/lib/forms/clean';
import { isPlainLine } from '@/lib/forms/plain-line';
import type { Lead } from '@/lib/inbox/lead';
import { ANALYSIS_TARGET, addOwnerLink, getAnalysis } from './analysis-store';
import { type Analysis, rangeOf } from './figures';

/** Emails the owner a link to the analysis each time the office sends it. */
export const analysisTarget: Target = {
  name: ANALYSIS_TARGET,
  label: 'Analysis to the owner',
  settings: ['SMTP_URL'],
  accepts: () => false,
  isToVisitor: true,
  ...createEmailSender(async ({ lead, event, db }, settings) => {
    const sent = (await getAnalysis(db, lead.id))?.sent;
    if (!sent || !event) return null;
    const href = settings.siteUrl + (await addOwnerLink(db, lead.id));
    return toVisitorEmail(toContent(sent, href, settings.siteUrl), settings, {
      to: lead.data.email,
      subject: analysisEmail.subject(formatSubjectHome(lead)),
      id: `${lead.id}.analysis.${event.number}`,
      date: event.at,
    });
  }),
};

function toContent({ homes, line }: Analysis, href: string, siteUrl: string): EmailContent {
  const range = rangeOf(homes);
  const paragraphs = line ? [...line.split(/\n+/), company.name] : [];
  return {
    title: analysisEmail.title,
    parts: [
      ...paragraphs.map((text) => ({ text })),
      { text: analysisEmail.lead, look: 'lead' },
      {
        rows: (['low', 'middle', 'high'] as const).map((end) => [
          analysisForm.ends[end],
          formatDollars(range[end]),
        ]),
      },
      { button: { label: analysisEmail.open, href } },
      { text: analysisEmail.more },
      { text: analysisEmail.call },
      { button: { label: bookATime.label, href: siteUrl + bookATime.href } },
    ],
  };
}

/** Returns the home's address, or its region if the address isn't a short plain line: a stranger may get the email. */
function formatSubjectHome({ data: { property, area } }: Lead): string {
  const address = cleanLine(String(property ?? ''));
  if (address && isPlainLine(address)) return address;
  return findRegion(area)?.name ?? analysisCopy.yourHome;
}
