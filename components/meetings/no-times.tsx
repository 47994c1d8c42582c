import { PhoneLink } from '@/components/layout/phone-link';
import { meetingCopy } from '@/content/meetings';

export const NoTimes = ({ copy = meetingCopy.none }: { copy?: string }) => (
  <p>
    {copy} <PhoneLink className="font-semibold text-link underline" />.
  </p>
);
