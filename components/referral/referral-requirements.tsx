import { Icon } from '@/components/ui/icon';
import { referralPage, referralRequirements } from '@/content/referral-page';

export function ReferralRequirements() {
  const { title, lead } = referralPage.requirements;

  return (
    <section className="section" aria-labelledby="requirements-title">
      <div className="wrap">
        <div className="rhead">
          <h2 id="requirements-title">{title}</h2>
          <p className="lead">{lead}</p>
        </div>
        <ul className="rules">
          {referralRequirements.map((rule) => (
            <li key={rule.title}>
              <Icon name={rule.icon} />
              <h3>{rule.title}</h3>
              <p className="muted">{rule.description}</p>
              <p className="small rules-highlight">{rule.highlight}</p>
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}
