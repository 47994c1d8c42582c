import type { TestBed } from './test-bed';
import type { Phase } from './visitors';

/** Something that goes wrong for a while, and is over again. */
export interface Fault {
  name: string;
  begin?(bed: TestBed, phase: Phase): Promise<void> | void;
  end?(bed: TestBed, phase: Phase): Promise<void> | void;
  /** What becomes of forms meanwhile; they are taken where this is left out. */
  leads?: 'may be refused' | 'must be refused';
}
