'use client';

import { createContext, useContext, useState } from 'react';
import type { Stay } from '@/lib/rentals/search';

const ChosenStay = createContext<[stay?: Stay, choose?: (stay?: Stay) => void]>([]);

/** Lets the calendar of a home show the stay that is chosen in its card. */
export function StayScope({ children }: { children: React.ReactNode }) {
  return <ChosenStay value={useState<Stay>()}>{children}</ChosenStay>;
}

/** The stay chosen in the card, unless its dates are missing or impossible; and a function that sets it. */
export const useChosenStay = () => useContext(ChosenStay);
