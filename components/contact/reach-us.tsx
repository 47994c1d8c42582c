import { Icon } from '@/components/ui/icon';
import { company } from '@/content/company';
import { contactPage } from '@/content/contact';

/** Phone, email, address and hours, side by side. */
export function ReachUs() {
  const { address, email, hours, phone } = company;

  return (
    <ul className="reach" aria-label="Ways to reach us">
      <li>
        <h2>
          <Icon name="phone" /> Phone
        </h2>
        <a className="num reach-phone" href={phone.href}>
          {phone.display}
        </a>
        <p className="small muted">{contactPage.reach.guests}</p>
      </li>
      <li>
        <h2>
          <Icon name="mail" /> Email
        </h2>
        <a href={`mailto:${email}`}>{email}</a>
        <p className="small muted">{contactPage.form.lead}</p>
      </li>
      <li>
        <h2>
          <Icon name="pin" /> Office
        </h2>
        <address className="not-italic">
          {address.street}
          <br />
          {address.city}, {address.state} {address.zip}
        </address>
      </li>
      <li>
        <h2>
          <Icon name="clock" /> Hours
        </h2>
        <p>{hours}</p>
      </li>
    </ul>
  );
}
