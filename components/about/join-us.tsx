import { LeadForm } from '@/components/forms/lead-form';
import { Container } from '@/components/ui/container';
import { Icon } from '@/components/ui/icon';
import { Section } from '@/components/ui/section';
import { Lead } from '@/components/ui/text';
import { joinUs } from '@/content/about';
import { company, postalAddress } from '@/content/company';
import type { IconName } from '@/content/icons';

const link = 'inline-flex min-h-8 items-center wrap-anywhere underline decoration-1 underline-offset-4';

export function JoinUs() {
  return (
    <Section ground="sand" id="contact-form" labelledBy="join-title">
      <Container className="grid gap-10 md:grid-cols-[5fr_7fr] md:gap-columns">
        <div className="grid content-start gap-6 md:sticky md:top-30 md:self-start">
          <h2 id="join-title">{joinUs.title}</h2>
          <Lead>{joinUs.lead}</Lead>
          <ul>
            <Way icon="phone">
              <a className={`${link} tabular-nums`} href={company.phone.href}>
                {company.phone.display}
              </a>
            </Way>
            <Way icon="mail">
              <a className={link} href={`mailto:${company.email}`}>
                {company.email}
              </a>
            </Way>
            <Way icon="pin">{postalAddress}</Way>
          </ul>
        </div>
        <LeadForm kind="about" labelledBy="join-title" />
      </Container>
    </Section>
  );
}

/** A way to reach us. */
function Way({ icon, children }: { icon: IconName; children: React.ReactNode }) {
  return (
    <li className="flex min-h-13 items-center gap-3.5 border-line border-t py-2.5">
      <Icon name={icon} className="text-accent" />
      {children}
    </li>
  );
}
