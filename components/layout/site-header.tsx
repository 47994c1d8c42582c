import { Icon } from '@/components/ui/icon';
import { company } from '@/content/company';
import { headerLinks, headerMenus, revenueAnalysis } from '@/content/navigation';
import { Logo } from './logo';
import { MobileMenu } from './mobile-menu';
import { NavLink } from './nav-link';

/** The dropdowns are popovers, opened by hover as well (layout.css): they need no script. */
export function SiteHeader() {
  return (
    <header className="header" id="site-header">
      <div className="wrap header-row">
        <Logo />
        <nav className="nav" aria-label="Main">
          {headerLinks.map(({ label, href }) => (
            <NavLink key={href} href={href}>
              {label}
            </NavLink>
          ))}
          {headerMenus.map(({ id, label, links }) => (
            <div key={id} className="menu">
              <button type="button" popoverTarget={`menu-${id}`} aria-controls={`menu-${id}`}>
                {label} <Icon name="down" />
              </button>
              <ul className="panel" id={`menu-${id}`} popover="auto">
                {links.map((link) => (
                  <li key={link.href}>
                    <NavLink href={link.href}>{link.label}</NavLink>
                  </li>
                ))}
              </ul>
            </div>
          ))}
        </nav>
        <a className="header-phone" href={company.phone.href}>
          {company.phone.display}
        </a>
        <a className="btn btn-main" href={revenueAnalysis.href}>
          {revenueAnalysis.label}
        </a>
        <MobileMenu />
      </div>
    </header>
  );
}
