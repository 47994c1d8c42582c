import { type Rental, rentals } from '@/content/rentals';
import { singleton } from '@/lib/platform/singleton';

const present = singleton<{ homes: readonly Rental[] }>('rentals.present', () => ({ homes: rentals }));

/** The homes that this process read last, for what can't wait, such as emails. Until then, those in `content`. */
export const presentHomes = () => present.homes;

export function setPresentHomes(homes: readonly Rental[]): void {
  present.homes = homes;
}
