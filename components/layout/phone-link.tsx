import { phone } from '@/content/phone';

/** Our phone number as an inline link. */
export function PhoneLink({ className = 'underline underline-offset-4' }: { className?: string }) {
  return (
    <a className={className} href={phone.href}>
      {phone.display}
    </a>
  );
}
