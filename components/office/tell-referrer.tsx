import { ButtonLink } from '@/components/ui/button';
import { Panel } from '@/components/ui/card';
import { Icon } from '@/components/ui/icon';
import { officePage } from '@/content/office';
import { emailHref } from '@/lib/delivery/lead-email';
import { cleanLine } from '@/lib/forms/clean';
import type { Lead } from '@/lib/inbox/lead';

export function TellReferrer({ lead: { kind, data } }: { lead: Lead }) {
  if (kind !== 'referral') return null;
  const [name, owner] = [data.name, data.ownerName].map((value) => cleanLine(String(value)));
  const { subject, body } = officePage.referrerEmail(name ?? '', owner ?? '');
  const query = `subject=${encodeURIComponent(subject)}&body=${encodeURIComponent(body)}`;
  return (
    <Panel id="referrer-title" title={officePage.tellReferrer}>
      <p>{officePage.tellReferrerText(name ?? '')}</p>
      <ButtonLink look="line" href={`${emailHref(String(data.email))}?${query}`}>
        <Icon name="mail" /> {officePage.writeEmail}
      </ButtonLink>
    </Panel>
  );
}
