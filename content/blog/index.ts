import type { SampleEntry } from './builders';
import { afterTheStorm } from './entries/after-the-storm';
import { beachFlags } from './entries/beach-flags';
import { bedTax } from './entries/bed-tax';
import { beforeTen } from './entries/before-ten';
import { charterCaptains } from './entries/charter-captains';
import { fishCounter } from './entries/fish-counter';
import { lighthouse } from './entries/lighthouse';
import { managerPercentage } from './entries/manager-percentage';
import { marketSaturday } from './entries/market-saturday';
import { nineteenMiles } from './entries/nineteen-miles';
import { octoberPacking } from './entries/october-packing';
import { ownerStatement } from './entries/owner-statement';
import { photoReady } from './entries/photo-ready';
import { porchSuppers } from './entries/porch-suppers';
import { quietLakes } from './entries/quiet-lakes';
import { stateParks } from './entries/state-parks';
import { thanksgiving } from './entries/thanksgiving';

/** The sample articles of both types as the content service would return them, newest first. */
export const sampleEntries: SampleEntry[] = [
  thanksgiving,
  quietLakes,
  marketSaturday,
  nineteenMiles,
  octoberPacking,
  charterCaptains,
  lighthouse,
  beforeTen,
  afterTheStorm,
  beachFlags,
  stateParks,
  managerPercentage,
  ownerStatement,
  bedTax,
  photoReady,
  porchSuppers,
  fishCounter,
];
