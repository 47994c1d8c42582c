import { type Rental, rentals } from '@/content/rentals';
import type { Problem } from '@/lib/contentful/problems';
import { assignSlugs, bareSlugOf } from '@/lib/contentful/slug';
import type { PageIndex } from '@/lib/contentful/source';
import type { HomeVersion } from './entry/read-home';

/** `id` is the id of the entry; the home's own `id` is its slug. */
interface HomeLink {
  id: string;
  slug: string;
  path: `/vacation-rentals/${string}`;
  home: Rental;
  problems: readonly Problem[];
}

export interface HomeIndex extends PageIndex<HomeLink> {
  homes: readonly Rental[];
  /** Slugs of homes that an editor hid. */
  hiddenSlugs: ReadonlySet<string>;
  /** Problems of the homes that can't be shown, by the id of their entry. */
  leftOut: ReadonlyMap<string, Pick<HomeVersion, 'problems'>>;
}

/** Oldest first. Without any entries, the homes are those of `content/rentals.ts`. */
export function createHomeIndex(entries: readonly HomeVersion[]): HomeIndex {
  const shown = entries.filter(({ home, isHidden }) => home && !isHidden);
  const slugs = assignSlugs(shown);
  const links =
    entries.length === 0
      ? rentals.map((home) => toLink(home.id, home.id, home, []))
      : shown.flatMap(({ id, home, problems }) =>
          home ? toLink(id, slugs.get(id)?.slug ?? id, home, problems) : [],
        );
  const bySlug = new Map(links.map((link) => [link.slug, link]));
  const hidden = entries.filter(({ isHidden }) => isHidden).map(bareSlugOf);

  return {
    homes: links.map(({ home }) => home),
    byId: new Map(links.map((link) => [link.id, link])),
    find(slug) {
      const link = bySlug.get(slug);
      return link ? { link, isCurrent: true } : null;
    },
    hiddenSlugs: new Set(hidden),
    leftOut: new Map(entries.filter((entry) => !shown.includes(entry)).map((entry) => [entry.id, entry])),
  };
}

const toLink = (id: string, slug: string, home: Rental, problems: readonly Problem[]): HomeLink => ({
  ...{ id, slug, path: `/vacation-rentals/${slug}` },
  home: { ...home, id: slug },
  problems,
});
