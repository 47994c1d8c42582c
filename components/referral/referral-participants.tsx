import { Icon } from '@/components/ui/icon';
import { referralPage, referralParticipants } from '@/content/referral-page';

export function ReferralParticipants() {
  return (
    <section className="section" aria-labelledby="who-title">
      <div className="wrap">
        <div className="rhead">
          <h2 id="who-title">{referralPage.who.title}</h2>
          <p className="lead">{referralPage.who.lead}</p>
        </div>
        <ul className="who">
          {referralParticipants.map(({ icon, title, description, highlight }) => (
            <li key={title}>
              <Icon name={icon} />
              <h3>{title}</h3>
              <p className="muted">{description}</p>
              <p className="small who-highlight">{highlight}</p>
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}
