import { availability, meetingCopy } from '@/content/meetings';
import { phoneWords } from '@/lib/forms/format-phone';

/** The length of a call, before the number that we call. */
export const callLead = `${availability.minutes} minutes. ${meetingCopy.where}`;

/** The length of a call, and the number that we call. */
export const callWords = (phone: unknown) => `${callLead} ${phoneWords(phone)}.`;
