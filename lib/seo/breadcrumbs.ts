export interface Crumb {
  name: string;
  path: string;
}

const home: Crumb = { name: 'Home', path: '/' };
/** There is no page for owners in general, so this level links to the plans. */
const forOwners: Crumb = { name: 'For Owners', path: '/plans' };

export function trail(...crumbs: Crumb[]): Crumb[] {
  return [home, ...crumbs];
}

export function ownerTrail(...crumbs: Crumb[]): Crumb[] {
  return trail(forOwners, ...crumbs);
}
