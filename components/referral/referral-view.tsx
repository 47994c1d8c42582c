import { JsonLd } from '@/components/json-ld';
import { OwnerBar } from '@/components/layout/owner-bar';
import { ownerTrail } from '@/lib/seo/breadcrumbs';
import { breadcrumbList, organization } from '@/lib/seo/structured-data';
import { ReferralForm } from './referral-form';
import { ReferralHero } from './referral-hero';
import { ReferralParticipants } from './referral-participants';
import { ReferralRequirements } from './referral-requirements';
import { ReferralSteps } from './referral-steps';
import { ReferralTerms } from './referral-terms';

export function ReferralView() {
  const crumbs = ownerTrail({ name: 'Referral Program', path: '/referral' });

  return (
    <>
      <JsonLd nodes={[organization(), breadcrumbList(crumbs)]} />
      <ReferralHero crumbs={crumbs} />
      <ReferralParticipants />
      <ReferralSteps />
      <ReferralRequirements />
      <ReferralForm />
      <ReferralTerms />
      <OwnerBar />
    </>
  );
}
