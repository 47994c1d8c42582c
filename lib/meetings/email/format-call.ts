import { availability, meetingCopy } from '@/content/meetings';
import { formatPhone } from '@/lib/forms/format-phone';

/** The length of a call, before the number that we call. */
export const callIntro = `${availability.minutes} minutes. ${meetingCopy.where}`;

/** The length of a call, and the number that we call. */
export const formatCall = (phone: unknown) => `${callIntro} ${formatPhone(phone)}.`;
