import { buttonClasses } from '@/components/ui/button';
import { card } from '@/components/ui/card';
import { Container } from '@/components/ui/container';
import { Icon } from '@/components/ui/icon';
import { revenueAnalysis } from '@/content/navigation';
import { headerLinks, headerMenus, type NavigationMenu } from '@/content/pages';
import { regionPaths } from '@/content/regions';
import { Logo } from './logo';
import { MobileMenu } from './mobile-menu';
import { NavLink } from './nav-link';
import { PhoneLink } from './phone-link';

const analysisButton = buttonClasses({ size: 'sm' }, 'whitespace-nowrap max-lg:hidden');
const item =
  'inline-flex min-h-11 items-center whitespace-nowrap text-md leading-tight font-medium hover:text-link';

export function SiteHeader() {
  return (
    <header id="site-header" className="sticky top-0 z-30 border-line border-b bg-sand-50 print:hidden">
      <Container className="flex h-header items-center gap-4 xl:gap-6">
        <Logo />
        <nav className="hidden items-center gap-4 lg:flex xl:gap-7" aria-label="Main">
          {headerLinks.map(({ label, href }) => (
            <NavLink key={href} href={href} className={`${item} current:inset-mark current:text-link`}>
              {label}
            </NavLink>
          ))}
          {headerMenus.map((menu) => (
            <Dropdown key={menu.id} {...menu} />
          ))}
        </nav>
        <PhoneLink className={`${item} figures max-xl:hidden`} />
        <NavLink className={analysisButton} href={revenueAnalysis.href} pages={regionPaths}>
          {revenueAnalysis.label}
        </NavLink>
        <MobileMenu />
      </Container>
    </header>
  );
}

/** A menu that opens on a click, and on hover too (header.css). Neither needs a script. */
function Dropdown({ id, label, links }: NavigationMenu) {
  return (
    <div className="group/menu" data-menu>
      <button
        type="button"
        className={`${item} cursor-pointer gap-1.5 [[data-menu]:has([aria-current])_&]:inset-mark`}
        popoverTarget={`menu-${id}`}
        aria-controls={`menu-${id}`}
      >
        {`${label} `}
        <Icon
          name="down"
          className="menu-open:rotate-180 text-[0.8em] transition-state group-hover/menu:rotate-180"
        />
      </button>
      <ul
        className={`${card} -ml-5 w-62 overflow-visible p-2.5 text-inherit shadow-raised backdrop:hidden`}
        id={`menu-${id}`}
        popover="auto"
      >
        {links.map((link) => (
          <li key={link.href}>
            <NavLink
              href={link.href}
              className="flex min-h-11 items-center rounded-control px-3 font-medium current:text-link text-md hover:bg-sand-100"
            >
              {link.label}
            </NavLink>
          </li>
        ))}
      </ul>
    </div>
  );
}
