import { clsx } from 'clsx';
import type { ReactNode } from 'react';
import { ButtonLink } from '@/components/ui/button';
import { Icon } from '@/components/ui/icon';
import { company } from '@/content/company';
import { type NavigationLink, revenueAnalysis } from '@/content/navigation';

interface OwnerBarProps {
  action?: NavigationLink;
  /** The bar appears only after the hero has scrolled away, because the hero has the same button. */
  afterHero?: boolean;
  /** The sections along which the bar is visible. Forms, the time picker and the calculator must not be among them. */
  children: ReactNode;
}

/** On phones, shows a bar with two buttons for owners at the bottom of the screen, along its sections. */
export function OwnerBar({ action = revenueAnalysis, afterHero = false, children }: OwnerBarProps) {
  return (
    // Both children are in the same grid cell, so that the bar can stick anywhere along the sections.
    <div className="grid grid-cols-[minmax(0,1fr)]">
      <div className="col-start-1 row-start-1 max-lg:pb-[calc(4.375rem+env(safe-area-inset-bottom))] print:pb-0">
        {children}
      </div>
      <div
        className={clsx(
          'sticky bottom-0 z-20 col-start-1 row-start-1 grid grid-cols-fit-fill gap-2 self-end border-line border-t bg-sand-50 px-gutter pt-2.5 pb-[calc(--spacing(2.5)+env(safe-area-inset-bottom))] shadow-bar lg:hidden print:hidden',
          afterHero && 'mt-[80svh]',
        )}
        data-owner-bar
      >
        <ButtonLink look="line" size="narrow" href={company.phone.href}>
          <Icon name="phone" /> Call
        </ButtonLink>
        <ButtonLink size="narrow" href={action.href}>
          {action.label}
        </ButtonLink>
      </div>
    </div>
  );
}
