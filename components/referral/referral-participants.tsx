import { Container } from '@/components/ui/container';
import { Icon } from '@/components/ui/icon';
import { Section } from '@/components/ui/section';
import { SplitHeading } from '@/components/ui/split-heading';
import { Lead } from '@/components/ui/text';
import { referralPage, referralParticipants } from '@/content/referral-page';

export function ReferralParticipants() {
  const { title, lead } = referralPage.who;

  return (
    <Section labelledBy="who-title">
      <Container>
        <SplitHeading id="who-title" title={title}>
          <Lead>{lead}</Lead>
        </SplitHeading>
        <ul className="grid divide-y divide-line border-gulf-950 border-t md:grid-cols-3 md:divide-x md:divide-y-0">
          {referralParticipants.map(({ icon, title: name, description, highlight }) => (
            <li
              key={name}
              className="grid content-start gap-2.5 py-7 md:pt-8 md:pr-8 md:pb-0 md:not-first:pl-8"
            >
              <Icon name={icon} size="lg" className="text-accent" />
              <h3>{name}</h3>
              <p className="text-muted">{description}</p>
              <p className="font-semibold text-link text-sm leading-normal">{highlight}</p>
            </li>
          ))}
        </ul>
      </Container>
    </Section>
  );
}
