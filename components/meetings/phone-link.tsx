import { company } from '@/content/company';

/** Our number, where the picker can't help. */
export function PhoneLink() {
  return (
    <a className="font-semibold text-link underline" href={company.phone.href}>
      {company.phone.display}
    </a>
  );
}
