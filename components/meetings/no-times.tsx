import { PhoneLink } from '@/components/layout/phone-link';
import { meetingCopy } from '@/content/meetings';

export const NoTimes = ({ words = meetingCopy.none }: { words?: string }) => (
  <p>
    {words} <PhoneLink className="font-semibold text-link underline" />.
  </p>
);
