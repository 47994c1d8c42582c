import { PhoneLink } from '@/components/layout/phone-link';
import { Container } from '@/components/ui/container';
import { Island } from '@/components/ui/island';
import { Section } from '@/components/ui/section';
import { Lead, textLink } from '@/components/ui/text';
import { officeHours } from '@/content/company';
import { formMessages } from '@/content/forms';
import { getLeadForm } from '@/lib/forms/lead-forms';
import type { RejectedForm } from '@/lib/platform/rejected-form';
import { absoluteUrl } from '@/lib/seo/urls';
import { toFormContent } from './form-content';
import { NativeForm } from './native-form';

/** Shows the form with the visitor's input and the errors. If no field can be corrected, shows only the reason. */
export function RejectedFormView({ kind = '', code, body, errors, problem, back }: RejectedForm) {
  const form = getLeadForm(kind);
  const fields = form?.fields.filter(({ name }) => errors[name]) ?? [];

  return (
    <Section labelledBy="rejected-title">
      <Container className="grid max-w-176 gap-5">
        <h1 id="rejected-title">{form ? formMessages.correctTitle : formMessages.rejectedTitle}</h1>
        <Lead>{form ? formMessages.correct : problem}</Lead>
        {form ? (
          <>
            <ul className="grid list-disc gap-1 pl-5">
              {fields.map(({ name, label }) => (
                <li key={name}>
                  <a className={textLink} href={`#${kind}-${name}`}>
                    {label}
                  </a>
                  : {errors[name]}
                </li>
              ))}
            </ul>
            <Island
              name="native-form"
              of={NativeForm}
              props={{
                content: toFormContent(form, { defaults: body, sentFrom: back && absoluteUrl(back) }),
                errors,
              }}
            />
          </>
        ) : (
          <p>
            {code === 'not-stored' ? 'Call us:' : 'Or call us at'} <PhoneLink />.
            {code === 'not-stored' && ` ${officeHours}.`}
          </p>
        )}
        <p>
          <a className={textLink} href={back ?? form?.page ?? '/contact#contact-form'}>
            {formMessages.back}
          </a>
        </p>
      </Container>
    </Section>
  );
}
