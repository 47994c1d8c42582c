import { Actions } from '@/components/ui/actions';
import { ButtonLink, buttonClasses } from '@/components/ui/button';
import { noMarker } from '@/components/ui/disclosure';
import { Icon } from '@/components/ui/icon';
import { linkProps } from '@/components/ui/links';
import { Note } from '@/components/ui/text';
import { revenueAnalysis, revenueAnalysisNote } from '@/content/navigation';
import { headerLinks, headerMenus } from '@/content/pages';
import { regionPaths } from '@/content/regions';
import { bookNowHref } from '@/lib/rentals/booking';
import { NavLink } from './nav-link';
import { PhoneLink } from './phone-link';

const row =
  'flex min-h-14 items-center justify-between border-b border-line font-display text-[1.375rem] leading-tight font-strong tracking-tight opsz-36';

/** The menu opens without JavaScript, because it is a popover. */
export function MobileMenu() {
  return (
    <div className="lg:hidden">
      <button
        type="button"
        className="-mr-3 grid size-12 cursor-pointer place-items-center"
        popoverTarget="mobile-menu"
        aria-controls="mobile-menu"
        aria-label="Menu"
      >
        <Icon name="menu" size="md" className="menu-open:hidden" />
        <Icon name="x" size="md" className="menu-open:block hidden" />
      </button>
      <nav
        popover="auto"
        className="inset-x-0 top-header bottom-auto max-h-[calc(100dvh-var(--spacing-header))] w-full overflow-auto overscroll-contain border-line border-b bg-sand-50 px-gutter pt-2 pb-6 text-inherit shadow-raised"
        id="mobile-menu"
        aria-label="Menu"
      >
        <div className="grid gap-2 border-gulf-950 border-b pt-2 pb-4">
          <NavLink className={buttonClasses({})} href={revenueAnalysis.href} pages={regionPaths}>
            <span className="flex-1">{revenueAnalysis.label}</span> <Icon name="arrow" />
          </NavLink>
          <Note>{revenueAnalysisNote}</Note>
        </div>
        {headerLinks.map(({ label, href }) => (
          <NavLink key={href} href={href} className={row}>
            {label}
          </NavLink>
        ))}
        {headerMenus.map(({ id, label, links }) => (
          <details key={id} className="group">
            <summary className={`${row} ${noMarker} cursor-pointer`}>
              {`${label} `}
              <Icon name="down" className="transition-state group-open:rotate-180" />
            </summary>
            {links.map((link) => (
              <NavLink key={link.href} href={link.href} className="flex min-h-11 items-center pl-4">
                {link.label}
              </NavLink>
            ))}
          </details>
        ))}
        <PhoneLink className={`${row} figures`} />
        <Actions className="mt-5">
          <ButtonLink look="line" size="sm" className="flex-1" href="/contact">
            Contact Us
          </ButtonLink>
          <ButtonLink look="line" size="sm" className="flex-1" {...linkProps(bookNowHref)}>
            Book Now
          </ButtonLink>
        </Actions>
      </nav>
    </div>
  );
}
