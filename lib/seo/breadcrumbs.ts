export interface Crumb {
  name: string;
  path: string;
}

const homeCrumb: Crumb = { name: 'Home', path: '/' };
/** There is no page for owners in general, so this level links to the plans. */
const ownersCrumb: Crumb = { name: 'For Owners', path: '/plans' };

export function trail(...crumbs: Crumb[]): Crumb[] {
  return [homeCrumb, ...crumbs];
}

export function ownerTrail(...crumbs: Crumb[]): Crumb[] {
  return trail(ownersCrumb, ...crumbs);
}
