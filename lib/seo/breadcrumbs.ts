export interface Crumb {
  name: string;
  path: string;
}

const homeCrumb: Crumb = { name: 'Home', path: '/' };
/** There is no page for owners in general, so this level links to the plans. */
const ownersCrumb: Crumb = { name: 'For Owners', path: '/plans' };
export const partnerCrumb: Crumb = { name: 'Partner with Us', path: '/partner' };
export const rentalsCrumb: Crumb = { name: 'Vacation Rentals', path: '/vacation-rentals' };
export const blogCrumb: Crumb = { name: 'Blog', path: '/blog' };

export function trail(...crumbs: Crumb[]): Crumb[] {
  return [homeCrumb, ...crumbs];
}

export function ownerTrail(...crumbs: Crumb[]): Crumb[] {
  return trail(ownersCrumb, ...crumbs);
}
