import { ButtonLink } from '@/components/ui/button';
import { Icon } from '@/components/ui/icon';
import { company } from '@/content/company';
import { revenueAnalysis } from '@/content/navigation';

/** The two things an owner does next, at the thumb on phones. Stands last in the page, so the footer stays free. */
export function OwnerBar() {
  return (
    <div
      className="sticky bottom-0 z-20 grid grid-cols-fit-fill gap-2 border-line border-t bg-sand-50 px-gutter pt-2.5 pb-[calc(--spacing(2.5)+env(safe-area-inset-bottom))] shadow-bar lg:hidden print:hidden"
      id="owner-bar"
    >
      <ButtonLink look="line" size="narrow" href={company.phone.href}>
        <Icon name="phone" /> Call
      </ButtonLink>
      <ButtonLink size="narrow" href={revenueAnalysis.href}>
        {revenueAnalysis.label}
      </ButtonLink>
    </div>
  );
}
