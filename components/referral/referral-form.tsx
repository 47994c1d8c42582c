import { LeadForm } from '@/components/forms/lead-form';
import { referralPage } from '@/content/referral-page';

export function ReferralForm() {
  const { title, lead, promises } = referralPage.form;

  return (
    <section className="sand section" id="referral-form" aria-labelledby="form-title">
      <div className="wrap rform">
        <div className="rform-side">
          <h2 id="form-title">{title}</h2>
          <p className="lead">{lead}</p>
          <ul className="rform-promises">
            {promises.map((promise) => (
              <li key={promise.title}>
                <p>
                  <strong>{promise.title}</strong> {promise.text}
                </p>
              </li>
            ))}
          </ul>
        </div>
        <LeadForm kind="referral" />
      </div>
    </section>
  );
}
