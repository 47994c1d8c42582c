import type { SampleEntry } from './builders';
import { quietLakes } from './entries/quiet-lakes';

/** The blog's sample origin: what the content service would answer, both content types together. */
export const sampleEntries: SampleEntry[] = [quietLakes];
