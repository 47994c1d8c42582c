import { Icon } from '@/components/ui/icon';
import { company } from '@/content/company';
import { ownerInvitation, quickLinks } from '@/content/guide';
import { revenueAnalysis } from '@/content/navigation';

/** Beside the article on a desktop, below it on a phone: an invitation to owners, quick links, and our number. */
export function ArticleSide() {
  return (
    <aside className="side" aria-label="More from Sea Oat Stays">
      <div className="side-cta dark">
        <p className="kicker">{ownerInvitation.kicker}</p>
        <h2>{ownerInvitation.title}</h2>
        <p className="small muted">{ownerInvitation.text}</p>
        <a className="btn btn-sand" href={revenueAnalysis.href}>
          {revenueAnalysis.label}
        </a>
      </div>
      <nav aria-label="Quick links" className="side-links">
        {quickLinks.map(({ label, href }) => (
          <a key={href} href={href}>
            {label} <Icon name="arrow" />
          </a>
        ))}
      </nav>
      <div className="side-help">
        <p className="small muted">Need a hand? Call us.</p>
        <a className="num" href={company.phone.href}>
          {company.phone.display}
        </a>
      </div>
    </aside>
  );
}
