import { referralPage, referralSteps } from '@/content/referral-page';

export function ReferralSteps() {
  return (
    <section className="dark section" aria-labelledby="steps-title">
      <div className="wrap rsteps">
        <h2 id="steps-title">{referralPage.steps.title}</h2>
        <ol>
          {referralSteps.map(({ title, description }, index) => (
            <li key={title}>
              <span className="num" aria-hidden="true">
                {index + 1}
              </span>
              <div>
                <h3>{title}</h3>
                <p className="muted">{description}</p>
              </div>
            </li>
          ))}
        </ol>
      </div>
    </section>
  );
}
