import { FormSection } from '@/components/forms/form-section';
import { LeadForm } from '@/components/forms/lead-form';
import { Numeral } from '@/components/ui/text';
import { partnerPage } from '@/content/partner';
import type { RegionId } from '@/content/regions';

/** The site's main job: the form, and what comes of it. */
export function RevenueAnalysis({ area }: { area?: RegionId }) {
  const { title, lead, promises } = partnerPage.analysis;

  return (
    <FormSection
      id="revenue-analysis"
      titleId="analysis-title"
      title={title}
      lead={lead}
      aside={
        <ol className="mt-2">
          {promises.map((promise, index) => (
            <li
              key={promise.title}
              className="grid grid-cols-[2.25rem_1fr] items-baseline border-line border-t py-4"
            >
              <Numeral className="text-accent text-step-2" aria-hidden="true">
                {index + 1}
              </Numeral>
              <p>
                <strong>{promise.title}</strong> {promise.text}
              </p>
            </li>
          ))}
        </ol>
      }
    >
      <LeadForm kind="partner" defaults={{ area }} />
    </FormSection>
  );
}
