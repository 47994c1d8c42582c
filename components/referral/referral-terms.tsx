import { ArrowLink } from '@/components/ui/arrow-link';
import { referralPage, referralTerms } from '@/content/referral-page';

export function ReferralTerms() {
  const { title, note } = referralPage.terms;

  return (
    <section className="section" aria-labelledby="terms-title">
      <div className="wrap">
        <h2 id="terms-title">{title}</h2>
        <dl className="rterms">
          {referralTerms.map(({ term, text }) => (
            <div key={term}>
              <dt>{term}</dt>
              <dd>{text}</dd>
            </div>
          ))}
        </dl>
        <p className="small muted">{note}</p>
        <p>
          <ArrowLink href="/plans">See the plans your friend would choose from</ArrowLink>
        </p>
      </div>
    </section>
  );
}
