import { FormSection } from '@/components/forms/form-section';
import { LeadForm } from '@/components/forms/lead-form';
import { referralPage } from '@/content/referral-page';

export function ReferralForm() {
  const { title, lead, promises } = referralPage.form;

  return (
    <FormSection
      id="referral-form"
      titleId="form-title"
      title={title}
      lead={lead}
      aside={
        <ul>
          {promises.map((promise) => (
            <li key={promise.title} className="border-line border-t py-4">
              <p>
                <strong>{promise.title}</strong> {promise.text}
              </p>
            </li>
          ))}
        </ul>
      }
    >
      <LeadForm kind="referral" />
    </FormSection>
  );
}
