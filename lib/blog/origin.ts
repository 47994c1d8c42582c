import type { BlogEntry, LightEntry } from './entry';
import type { Photo } from './post';

/** Where posts come from. Broken entries have been left out and logged; failures are ContentServiceErrors. */
export interface BlogOrigin {
  /** Whether the answers can change while the site runs. */
  changes: boolean;
  /** Every entry, light. */
  list(): Promise<LightEntry[]>;
  /** About `count` entries, the newest among them: the first ask of a list (specification, section 7). */
  newest(count: number): Promise<BlogEntry[]>;
  /** The entries with these ids that exist, in no particular order. */
  entries(ids: string[]): Promise<BlogEntry[]>;
  /** The first photo of every entry that has one, by the entry's id. */
  covers(): Promise<ReadonlyMap<string, Photo>>;
}
