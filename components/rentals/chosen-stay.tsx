'use client';

import { createContext, useContext, useState } from 'react';
import type { Stay } from '@/lib/rentals/search';

const ChosenStay = createContext<[stay?: Stay, choose?: (stay?: Stay) => void]>([]);

/** Shares the stay chosen in the stay card with the home's calendar. */
export function StayScope({ children }: { children: React.ReactNode }) {
  return <ChosenStay value={useState<Stay>()}>{children}</ChosenStay>;
}

export const useChosenStay = () => useContext(ChosenStay);
