import { Icon } from '@/components/ui/icon';
import { company } from '@/content/company';
import { headerLinks, headerMenus } from '@/content/navigation';
import { bookNow, linkProps } from '@/lib/rentals/booking';
import { NavLink } from './nav-link';

/** The menu of small screens: a popover with sections that open on their own. Works without JavaScript. */
export function MobileMenu() {
  return (
    <div className="mobile">
      <button
        type="button"
        className="mobile-toggle"
        popoverTarget="mobile-menu"
        aria-controls="mobile-menu"
        aria-label="Menu"
      >
        <Icon name="menu" className="open" />
        <Icon name="x" className="close" />
      </button>
      <nav className="mobile-panel" id="mobile-menu" popover="auto" aria-label="Menu">
        {headerLinks.map(({ label, href }) => (
          <NavLink key={href} href={href}>
            {label}
          </NavLink>
        ))}
        {headerMenus.map(({ id, label, links }) => (
          <details key={id}>
            <summary>
              {label} <Icon name="down" />
            </summary>
            {links.map((link) => (
              <NavLink key={link.href} href={link.href}>
                {link.label}
              </NavLink>
            ))}
          </details>
        ))}
        <a className="tnum" href={company.phone.href}>
          {company.phone.display}
        </a>
        <div className="actions">
          <a className="btn btn-line" href="/contact">
            Contact Us
          </a>
          <a className="btn btn-main" {...linkProps(bookNow())}>
            Book Now
          </a>
        </div>
      </nav>
    </div>
  );
}
