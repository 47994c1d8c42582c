import { Receipt } from '@/components/forms/receipt';
import { JsonLd } from '@/components/json-ld';
import { Breadcrumbs } from '@/components/layout/breadcrumbs';
import { ArrowLink } from '@/components/ui/arrow-link';
import { Icon } from '@/components/ui/icon';
import { starts } from '@/components/ui/starts';
import { formMessages } from '@/content/forms';
import { type ThankYouKind, thankYous } from '@/content/thank-you';
import { trail } from '@/lib/seo/breadcrumbs';
import { breadcrumbList } from '@/lib/seo/structured-data';
import { ReachCards } from './reach-cards';
import './thank-you.css';

/** What a sender reads: that it arrived, what happens next and by when, and where to go from here. */
export function ThankYouView({ kind, path }: { kind: ThankYouKind; path: string }) {
  const { title, lead, next, links } = thankYous[kind];
  const crumbs = trail({ name: kind === 'newsletter' ? 'Welcome' : 'Thank You', path });

  return (
    <>
      <JsonLd nodes={[breadcrumbList(crumbs)]} />
      <section className="thanks" aria-labelledby="thanks-title">
        <div className="wrap">
          <Breadcrumbs crumbs={crumbs} />
          <p className="thanks-mark">
            <Icon name={kind === 'newsletter' ? 'mail' : 'check'} />
          </p>
          <h1 id="thanks-title">{title}</h1>
          <p className="lead">{lead}</p>
          <div className="thanks-receipt" {...starts('eager')}>
            <Receipt before={formMessages.receipt} after={formMessages.receiptUse} />
          </div>
        </div>
      </section>
      <section className="section thanks-next" aria-labelledby="next-title">
        <div className="wrap thanks-grid">
          <div>
            <h2 id="next-title">What happens next</h2>
            <ol>
              {next.map((step) => (
                <li key={step.title}>
                  <h3>{step.title}</h3>
                  <p className="muted">{step.text}</p>
                </li>
              ))}
            </ol>
          </div>
          <div className="thanks-side">
            {kind !== 'newsletter' && <ReachCards />}
            <nav aria-label="Where to next">
              <ul>
                {links.map(({ label, href }) => (
                  <li key={href}>
                    <ArrowLink href={href}>{label}</ArrowLink>
                  </li>
                ))}
              </ul>
              <a className="btn btn-main" href="/">
                Back to Home
              </a>
            </nav>
          </div>
        </div>
      </section>
    </>
  );
}
