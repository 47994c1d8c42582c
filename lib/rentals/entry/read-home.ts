import type { Rental } from '@/content/rentals';

export const homeType = 'home';

interface ReadHome {
  entryId: string;
  updatedAt: string;
  title: string;
  slug: string;
  isHidden: boolean;
  home: Rental | null;
  problems: { message: string }[];
}

export function readHome(_entry: unknown): ReadHome {
  throw new Error('Not built yet.');
}
