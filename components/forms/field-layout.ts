import type { HTMLAttributes } from 'react';

type FieldLayout = {
  /** The tokens of HTML's autocomplete attribute. */
  autoComplete?: string;
  /** The keyboard on a phone. */
  inputMode?: HTMLAttributes<HTMLElement>['inputMode'];
  isWide?: boolean;
};

const layouts: Record<string, FieldLayout> = {
  name: { autoComplete: 'name' },
  email: { autoComplete: 'email', inputMode: 'email' },
  phone: { autoComplete: 'tel', inputMode: 'tel' },
  // A section of its own, or browsers fill in the sender's own address along with their name.
  property: { autoComplete: 'section-rental address-line1', isWide: true },
  revenue: { inputMode: 'numeric' },
  ownerName: { autoComplete: 'off' },
  ownerEmail: { autoComplete: 'off', inputMode: 'email' },
  ownerPhone: { autoComplete: 'off', inputMode: 'tel' },
  message: { isWide: true },
  consent: { isWide: true },
};

/** Forms in which the name has a row of its own, by kind. */
const wideNames = ['partner', 'meeting'];

export function layoutOf(kind: string, name: string): FieldLayout {
  const layout = layouts[name] ?? {};
  return name === 'name' && wideNames.includes(kind) ? { ...layout, isWide: true } : layout;
}
