import { FormSection } from '@/components/forms/form-section';
import { Icon } from '@/components/ui/icon';
import { joinUs } from '@/content/about';
import { company, postalAddress } from '@/content/company';
import type { IconName } from '@/content/icons';

const link = 'inline-flex min-h-8 items-center wrap-anywhere underline decoration-1 underline-offset-4';

export function JoinUs() {
  return (
    <FormSection
      kind="about"
      labelledBy="join-title"
      id="contact-form"
      titleId="join-title"
      title={joinUs.title}
      lead={joinUs.lead}
    >
      <ul>
        <Way icon="phone">
          <a className={`${link} figures`} href={company.phone.href}>
            {company.phone.display}
          </a>
        </Way>
        <Way icon="mail">
          <a className={link} href={`mailto:${company.email}`}>
            {company.email}
          </a>
        </Way>
        <Way icon="pin">{postalAddress}</Way>
      </ul>
    </FormSection>
  );
}

function Way({ icon, children }: { icon: IconName; children: React.ReactNode }) {
  return (
    <li className="flex min-h-13 items-center gap-3.5 border-line border-t py-2.5">
      <Icon name={icon} className="text-accent" />
      {children}
    </li>
  );
}
