import { findPage } from '@/content/pages';

export interface Crumb {
  name: string;
  path: string;
}

/** A crumb, or the path of a page of content/pages.ts, which names it. */
type Step = Crumb | `/${string}`;

/** There is no page for owners in general, so this level links to the plans. */
const ownersCrumb: Crumb = { name: 'For Owners', path: '/plans' };

export const trail = (...steps: Step[]): Crumb[] => (['/', ...steps] as const).map(toCrumb);

export const ownerTrail = (...steps: Step[]): Crumb[] => trail(ownersCrumb, ...steps);

function toCrumb(step: Step): Crumb {
  if (typeof step !== 'string') return step;
  const page = findPage(step);
  return { name: page?.crumb ?? page?.title ?? step, path: step };
}
