import { Icon } from '@/components/ui/icon';
import { company } from '@/content/company';

export function NotFoundNotice() {
  return (
    <aside className="notice" aria-label="Notice">
      <div className="wrap">
        <p>
          <Icon name="info" />
          <strong>We couldn't find that page</strong>
        </p>
        <p>
          Here is the home page instead. Looking for something? Call{' '}
          <a href={company.phone.href}>{company.phone.display}</a> or read the{' '}
          <a href="/blog">Gulf Coast Guide</a>.
        </p>
      </div>
    </aside>
  );
}
