import { phone } from '@/content/phone';

export function PhoneLink({ className = 'underline underline-offset-4' }: { className?: string }) {
  return (
    <a className={className} href={phone.href}>
      {phone.display}
    </a>
  );
}
