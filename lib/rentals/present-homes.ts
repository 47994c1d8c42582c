import { type Rental, rentals } from '@/content/rentals';
import { singleton } from '@/lib/platform/singleton';

const present = singleton('rentals.present', () => ({
  homes: rentals,
  areRead: false,
}));

/** The homes that this process read last, for what can't wait, such as emails. Until then, those in `content`. */
export const presentHomes = () => present.homes;

/** False until the first good reading. */
export const arePresentHomesRead = () => present.areRead;

export function setPresentHomes(homes: readonly Rental[]): void {
  Object.assign(present, { homes, areRead: true });
}
