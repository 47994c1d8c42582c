import { LeadForm } from '@/components/forms/lead-form';
import { partnerPage } from '@/content/partner';
import type { RegionId } from '@/content/regions';

/** The site's main job: the form, and what comes of it. */
export function RevenueAnalysis({ area }: { area?: RegionId }) {
  const { title, lead, promises } = partnerPage.analysis;

  return (
    <section className="sand section" id="revenue-analysis" aria-labelledby="analysis-title">
      <div className="wrap lead-grid">
        <div className="lead-side">
          <h2 id="analysis-title">{title}</h2>
          <p className="lead">{lead}</p>
          <ol className="promise">
            {promises.map((promise, index) => (
              <li key={promise.title}>
                <span className="num" aria-hidden="true">
                  {index + 1}
                </span>
                <p>
                  <strong>{promise.title}</strong> {promise.text}
                </p>
              </li>
            ))}
          </ol>
        </div>
        <LeadForm kind="partner" defaults={{ area }} />
      </div>
    </section>
  );
}
