'use client';

import { createContext, useContext, useState } from 'react';
import type { Stay } from '@/lib/rentals/search';

const ChosenStay = createContext<[stay?: Stay, choose?: (stay?: Stay) => void]>([]);

/** Lets the calendar of a home show the stay that is chosen in its card. */
export function StayScope({ children }: { children: React.ReactNode }) {
  return <ChosenStay value={useState<Stay>()}>{children}</ChosenStay>;
}

export const useChosenStay = () => useContext(ChosenStay);
