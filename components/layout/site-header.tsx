import { Icon } from '@/components/ui/icon';
import { company } from '@/content/company';
import { headerLinks, headerMenus, revenueAnalysis } from '@/content/navigation';
import { Logo } from './logo';
import { MobileMenu } from './mobile-menu';
import { SiteHeaderBehaviour } from './site-header-behaviour';

export function SiteHeader() {
  return (
    <header className="header" id="site-header">
      <div className="wrap header-row">
        <Logo />
        <nav className="nav" aria-label="Main">
          {headerLinks.map(({ label, href }) => (
            <a key={href} href={href}>
              {label}
            </a>
          ))}
          {headerMenus.map(({ id, label, links }) => (
            <div key={id} className="menu" data-menu>
              <button type="button" aria-expanded="false" aria-controls={`menu-${id}`}>
                {label} <Icon name="down" />
              </button>
              <ul className="panel" id={`menu-${id}`}>
                {links.map((link) => (
                  <li key={link.href}>
                    <a href={link.href}>{link.label}</a>
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
      <SiteHeaderBehaviour />
    </header>
  );
}
