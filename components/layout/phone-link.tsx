import { plainLink } from '@/components/ui/text';
import { phone } from '@/content/phone';

export function PhoneLink({ className = plainLink }: { className?: string }) {
  return (
    <a className={className} href={phone.href}>
      {phone.display}
    </a>
  );
}
