import { Icon } from '@/components/ui/icon';
import { company } from '@/content/company';
import { footerColumns, legalLinks } from '@/content/navigation';
import { Logo } from './logo';

export function SiteFooter() {
  return (
    <footer className="footer dark">
      <div className="wrap">
        <div className="footer-grid">
          <div className="footer-brand">
            <Logo />
            <p>
              A small house of hosts on Florida’s Emerald Coast, looking after homes and the people in them.
            </p>
            <a className="phone num" href={company.phone.href}>
              {company.phone.display}
            </a>
            <address className="mt-2 not-italic">
              <a href={`mailto:${company.email}`}>{company.email}</a>
              <br />
              {company.address.street}
              <br />
              {company.address.city}, {company.address.state} {company.address.zip}
            </address>
          </div>
          {footerColumns.map(({ id, label, links }) => (
            <nav key={id} aria-label={label}>
              <h2>{label}</h2>
              <ul>
                {links.map((link) => (
                  <li key={link.href}>
                    <a href={link.href}>{link.label}</a>
                  </li>
                ))}
              </ul>
            </nav>
          ))}
        </div>
        <div className="legal">
          <span>
            © {company.launchYear} {company.name}
          </span>
          {legalLinks.map(({ label, href }) => (
            <a key={href} href={href}>
              {label}
            </a>
          ))}
          <ul className="social" aria-label="Social media">
            {company.social.map(({ name, icon, href }) => (
              <li key={name}>
                <a href={href} target="_blank" rel="noopener" aria-label={name}>
                  <Icon name={icon} />
                </a>
              </li>
            ))}
          </ul>
        </div>
      </div>
    </footer>
  );
}
