import 'server-only';
import type { Offer, Service } from 'schema-dts';
import { company } from '@/content/company';
import { commitmentLabels, commitments, planIds, planNames, prices } from '@/content/plans';
import { plans, plansPage } from '@/content/plans-page';
import { nodeId, servedPlaces } from '@/lib/seo/structured-data';
import { absoluteUrl } from '@/lib/seo/urls';
import { toStartLink } from './start-link';

export function managementService(): Service {
  return {
    '@type': 'Service',
    '@id': absoluteUrl('/plans#service'),
    name: `${company.name} vacation rental management`,
    serviceType: 'Vacation rental management',
    description: plansPage.metaDescription,
    url: absoluteUrl('/plans'),
    provider: { '@id': nodeId.organization },
    areaServed: servedPlaces,
    offers: commitments.flatMap((commitment) =>
      planIds.map(
        (plan): Offer => ({
          '@type': 'Offer',
          name: `${planNames[plan]}, ${commitmentLabels[commitment].label}`,
          description: plans.find(({ id }) => id === plan)?.description,
          url: absoluteUrl(toStartLink({ plan, commitment })),
          priceSpecification: {
            '@type': 'UnitPriceSpecification',
            price: prices[commitment][plan],
            // P1 is the code for percent (UN/CEFACT Recommendation 20).
            unitCode: 'P1',
            unitText: `percent ${plansPage.priceUnit}`,
          },
        }),
      ),
    ),
  };
}
