import { LeadForm } from '@/components/forms/lead-form';
import { Icon } from '@/components/ui/icon';
import { joinUs } from '@/content/about';
import { company, postalAddress } from '@/content/company';

export function JoinUs() {
  return (
    <section className="section sand" id="contact-form" aria-labelledby="join-title">
      <div className="wrap join-grid">
        <div className="join-text">
          <h2 id="join-title">{joinUs.title}</h2>
          <p className="lead">{joinUs.lead}</p>
          <ul>
            <li>
              <Icon name="phone" />
              <a className="tnum" href={company.phone.href}>
                {company.phone.display}
              </a>
            </li>
            <li>
              <Icon name="mail" />
              <a href={`mailto:${company.email}`}>{company.email}</a>
            </li>
            <li>
              <Icon name="pin" />
              {postalAddress}
            </li>
          </ul>
        </div>
        <LeadForm kind="about" labelledBy="join-title" />
      </div>
    </section>
  );
}
