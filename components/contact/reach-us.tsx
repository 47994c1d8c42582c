import { Icon } from '@/components/ui/icon';
import { SmallTitle } from '@/components/ui/small-title';
import { Note, Numeral } from '@/components/ui/text';
import { cityLine, company, officeHours } from '@/content/company';
import { contactPage } from '@/content/contact';
import type { IconName } from '@/content/icons';

const link = 'inline-flex min-h-7 items-center justify-self-start wrap-anywhere hover:text-link';

export function ReachUs() {
  const { address, email, emailHref, phone } = company;

  return (
    <ul
      className="mt-stack grid border-gulf-950 pb-10 md:grid-cols-[1.25fr_minmax(max-content,1.2fr)_1.2fr_1fr] md:border-t md:pb-14"
      aria-label="Ways to reach us"
    >
      <Contact icon="phone" title="Phone">
        <a className={link} href={phone.href}>
          <Numeral className="text-step-3">{phone.display}</Numeral>
        </a>
        <Note>{contactPage.reach.guests}</Note>
      </Contact>
      <Contact icon="mail" title="Email">
        <a className={`${link} underline decoration-1 underline-offset-4`} href={emailHref}>
          {email}
        </a>
      </Contact>
      <Contact icon="pin" title="Office">
        <address className="not-italic">
          {address.street}
          <br />
          {cityLine}
        </address>
      </Contact>
      <Contact icon="clock" title="Hours">
        <p>{officeHours}</p>
      </Contact>
    </ul>
  );
}

function Contact({ icon, title, children }: { icon: IconName; title: string; children: React.ReactNode }) {
  return (
    <li className="grid content-start gap-1.5 border-line border-t py-4.5 md:border-t-0 md:not-first:border-l md:py-0 md:pt-6 md:pr-6 md:not-first:pl-6">
      <SmallTitle className="flex items-center gap-2">
        <Icon name={icon} /> {title}
      </SmallTitle>
      {children}
    </li>
  );
}
