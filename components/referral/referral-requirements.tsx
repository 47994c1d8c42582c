import { Card } from '@/components/ui/card';
import { Container } from '@/components/ui/container';
import { Heading } from '@/components/ui/heading';
import { Icon } from '@/components/ui/icon';
import { Section } from '@/components/ui/section';
import { SplitHeading } from '@/components/ui/split-heading';
import { Lead } from '@/components/ui/text';
import { referralPage, referralRequirements } from '@/content/referral-page';

export function ReferralRequirements() {
  const { title, lead } = referralPage.requirements;

  return (
    <Section labelledBy="requirements-title">
      <Container>
        <SplitHeading id="requirements-title" title={title}>
          <Lead>{lead}</Lead>
        </SplitHeading>
        <ul className="grid gap-4 sm:grid-cols-2 md:grid-cols-3 md:gap-5">
          {referralRequirements.map((rule) => (
            <Card
              as="li"
              key={rule.title}
              className="grid grid-cols-[auto_1fr] content-start gap-x-4 gap-y-2.25 p-6 md:grid-rows-[auto_1fr_auto] md:p-7"
            >
              <Icon name={rule.icon} size="md" className="text-link" />
              <Heading as="h3" size="small" className="self-center">
                {rule.title}
              </Heading>
              <p className="col-span-full text-muted">{rule.description}</p>
              <p className="col-span-full self-end border-line border-t pt-3 font-semibold text-sm leading-normal">
                {rule.highlight}
              </p>
            </Card>
          ))}
        </ul>
      </Container>
    </Section>
  );
}
