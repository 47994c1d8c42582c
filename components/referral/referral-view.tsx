import { FormSection } from '@/components/forms/form-section';
import { JsonLd } from '@/components/layout/json-ld';
import { OwnerBar } from '@/components/layout/owner-bar';
import { PageHero } from '@/components/layout/page-hero';
import { Actions } from '@/components/ui/actions';
import { ArrowLink } from '@/components/ui/arrow-link';
import { ButtonLink } from '@/components/ui/button';
import { TitledColumns } from '@/components/ui/columns';
import { Container } from '@/components/ui/container';
import { CopyLink } from '@/components/ui/copy-link';
import { Island } from '@/components/ui/island';
import { Section } from '@/components/ui/section';
import { SplitSection } from '@/components/ui/split-heading';
import { ShortSteps, Steps } from '@/components/ui/steps';
import { Note, Numeral } from '@/components/ui/text';
import { submitReferral } from '@/content/navigation';
import { pictures } from '@/content/pictures';
import {
  referralPage,
  referralParticipants,
  referralRequirements,
  referralSteps,
  referralTerms,
} from '@/content/referral-page';
import { referralReward } from '@/content/referral-reward';
import { ownerTrail } from '@/lib/seo/breadcrumbs';
import { ReferralFacts } from './referral-facts';

export function ReferralView() {
  const { title, lead, reward, who, steps, requirements } = referralPage;
  const crumbs = ownerTrail('/referral');

  return (
    <>
      <JsonLd crumbs={crumbs} />
      <PageHero title={title} lead={lead} crumbs={crumbs} picture={{ ...pictures.key, focus: '30% 60%' }}>
        <Actions className="mt-8">
          <ButtonLink href={submitReferral.href}>{submitReferral.label}</ButtonLink>
          <Island name="copy-link" of={CopyLink} props={{}} />
        </Actions>
        <p className="mt-8 flex flex-wrap items-center gap-x-5 gap-y-2 border-sand-300 border-t pt-6 leading-snug">
          <Numeral large className="text-[clamp(4rem,3.2rem+2.6vw,5.75rem)] text-link">
            {referralReward.label}
          </Numeral>
          <span>
            <strong>{reward.unit}</strong>
            <span className="block text-muted">{reward.when}</span>
          </span>
        </p>
      </PageHero>
      <OwnerBar action={submitReferral} afterHero>
        <SplitSection titleId="who-title" {...who}>
          <ReferralFacts facts={referralParticipants} look="row" />
        </SplitSection>
        <TitledColumns ground="dark" titleId="steps-title" title={steps.title} split="narrow">
          <Steps steps={referralSteps} look="column" />
        </TitledColumns>
        <SplitSection titleId="requirements-title" {...requirements}>
          <ReferralFacts facts={referralRequirements} look="cards" />
        </SplitSection>
      </OwnerBar>
      <ReferralForm />
      <OwnerBar action={submitReferral}>
        <ReferralTerms />
      </OwnerBar>
    </>
  );
}

function ReferralForm() {
  const { lead, promises } = referralPage.form;

  return (
    <FormSection kind="referral" id="referral-form" lead={lead}>
      <ShortSteps steps={promises} className="mt-2" />
    </FormSection>
  );
}

function ReferralTerms() {
  const { title, note } = referralPage.terms;

  return (
    <Section labelledBy="terms-title">
      <Container>
        <h2 id="terms-title">{title}</h2>
        <dl className="mt-6 mb-6 grid border-gulf-950 border-t sm:grid-cols-2 sm:gap-x-12 md:mt-10 xl:grid-cols-4 xl:gap-x-10">
          {referralTerms.map(({ term, text }) => (
            <div key={term} className="grid content-start gap-0.5 border-line border-b py-4.5">
              <dt className="text-muted text-sm">{term}</dt>
              <dd className="font-label">{text}</dd>
            </div>
          ))}
        </dl>
        <Note>{note}</Note>
        <p>
          <ArrowLink href="/plans">See the plans your friend would choose from</ArrowLink>
        </p>
      </Container>
    </Section>
  );
}
