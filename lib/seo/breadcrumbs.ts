export interface Crumb {
  name: string;
  path: string;
}

const home: Crumb = { name: 'Home', path: '/' };
/** A level without its own page; it links to the plans. */
const forOwners: Crumb = { name: 'For Owners', path: '/plans' };

/** The trail of a page below home: Home > …crumbs. */
export function trail(...crumbs: Crumb[]): Crumb[] {
  return [home, ...crumbs];
}

/** The trail of an owner page: Home > For Owners > …crumbs. */
export function ownerTrail(...crumbs: Crumb[]): Crumb[] {
  return trail(forOwners, ...crumbs);
}
