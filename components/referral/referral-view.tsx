import { FormSection } from '@/components/forms/form-section';
import { JsonLd } from '@/components/json-ld';
import { OwnerBar } from '@/components/layout/owner-bar';
import { TitledColumns } from '@/components/ui/columns';
import { SplitSection } from '@/components/ui/split-heading';
import { Steps } from '@/components/ui/steps';
import {
  referralPage,
  referralParticipants,
  referralRequirements,
  referralSteps,
} from '@/content/referral-page';
import { ownerTrail } from '@/lib/seo/breadcrumbs';
import { breadcrumbList, organization } from '@/lib/seo/structured-data';
import { ReferralFacts } from './referral-facts';
import { ReferralHero } from './referral-hero';
import { ReferralTerms } from './referral-terms';

export function ReferralView() {
  const { who, steps, requirements } = referralPage;
  const crumbs = ownerTrail({ name: 'Referral Program', path: '/referral' });

  return (
    <>
      <JsonLd nodes={[organization(), breadcrumbList(crumbs)]} />
      <ReferralHero crumbs={crumbs} />
      <SplitSection titleId="who-title" {...who}>
        <ReferralFacts facts={referralParticipants} look="row" />
      </SplitSection>
      <TitledColumns ground="dark" titleId="steps-title" title={steps.title} split="narrow">
        <Steps steps={referralSteps} look="column" />
      </TitledColumns>
      <SplitSection titleId="requirements-title" {...requirements}>
        <ReferralFacts facts={referralRequirements} look="cards" />
      </SplitSection>
      <ReferralForm />
      <ReferralTerms />
      <OwnerBar />
    </>
  );
}

function ReferralForm() {
  const { title, lead, promises } = referralPage.form;

  return (
    <FormSection kind="referral" id="referral-form" titleId="form-title" title={title} lead={lead}>
      <ul>
        {promises.map((promise) => (
          <li key={promise.title} className="border-line border-t py-4">
            <p>
              <strong>{promise.title}</strong> {promise.text}
            </p>
          </li>
        ))}
      </ul>
    </FormSection>
  );
}
