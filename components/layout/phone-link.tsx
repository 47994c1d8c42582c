import { company } from '@/content/company';

/** Our number, within a sentence. */
export function PhoneLink({ className = 'underline underline-offset-4' }: { className?: string }) {
  return (
    <a className={className} href={company.phone.href}>
      {company.phone.display}
    </a>
  );
}
