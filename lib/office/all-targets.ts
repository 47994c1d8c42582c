import { formTargets } from '@/lib/delivery/lead-targets';
import type { Target } from '@/lib/delivery/target';
import { meetingTargets } from '@/lib/meetings/email/meeting-targets';
import { analysisTarget } from './analysis/analysis-email';

export const allTargets: readonly Target[] = [...formTargets, ...meetingTargets, analysisTarget];
