import { availability, meetingCopy } from '@/content/meetings';
import { formatPhone } from '@/lib/forms/format-phone';

export const callIntro = `${availability.minutes} minutes. ${meetingCopy.where}`;

/** "20 minutes. We’ll call you at (850) 555-0100." */
export const formatCall = (phone: unknown) => `${callIntro} ${formatPhone(phone)}.`;
