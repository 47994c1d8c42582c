import { createShared } from '@/lib/browser/islands/shared-value';
import type { Stay } from '@/lib/rentals/search';

/** The stay that the visitor has chosen in the stay card of a home's page. The home's calendar shows it. */
export const chosenStay = createShared<Stay | undefined>('stay', undefined);
