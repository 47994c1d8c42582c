import { Icon } from '@/components/ui/icon';
import { company } from '@/content/company';

/** For whoever cannot wait for the answer. */
export function ReachCards() {
  return (
    <ul className="reach-cards" aria-label="Reach us now">
      <li>
        <a href={company.phone.href}>
          <Icon name="phone" />
          <span>
            <strong>Call us</strong>
            <span className="tnum">{company.phone.display}</span>
          </span>
        </a>
      </li>
      <li>
        <a href={`mailto:${company.email}`}>
          <Icon name="mail" />
          <span>
            <strong>Email us</strong>
            <span>{company.email}</span>
          </span>
        </a>
      </li>
    </ul>
  );
}
