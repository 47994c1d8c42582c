import { Icon } from '@/components/ui/icon';
import { company } from '@/content/company';
import { revenueAnalysis } from '@/content/navigation';

/** The two things an owner does next, at the thumb on phones. Stands last in the page, so the footer stays free. */
export function OwnerBar() {
  return (
    <div className="bar">
      <a className="btn btn-line" href={company.phone.href}>
        <Icon name="phone" /> Call
      </a>
      <a className="btn btn-main" href={revenueAnalysis.href}>
        {revenueAnalysis.label}
      </a>
    </div>
  );
}
