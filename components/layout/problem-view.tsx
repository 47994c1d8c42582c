import { Container } from '@/components/ui/container';
import { Section } from '@/components/ui/section';
import { Lead, plainLink, textLink } from '@/components/ui/text';
import { company } from '@/content/company';
import { problemPage } from '@/content/problem';
import { Logo } from './logo';
import { PhoneLink } from './phone-link';

export function ProblemView({ lead = problemPage.lead }: { lead?: string }) {
  const { title, help, links } = problemPage;

  return (
    <Section labelledBy="problem-title">
      <Container className="grid gap-6">
        <Logo />
        <h1 id="problem-title">{title}</h1>
        <Lead>{lead}</Lead>
        <p>
          {help} <PhoneLink /> or by email at{' '}
          <a className={plainLink} href={company.emailHref}>
            {company.email}
          </a>
          .
        </p>
        <ul className="flex flex-wrap gap-x-6 gap-y-2">
          {links.map(({ label, href }) => (
            <li key={href}>
              <a className={`inline-block py-2 ${textLink}`} href={href}>
                {label}
              </a>
            </li>
          ))}
        </ul>
      </Container>
    </Section>
  );
}
