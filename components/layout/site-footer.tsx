import type { ComponentProps } from 'react';
import { Container } from '@/components/ui/container';
import { Icon } from '@/components/ui/icon';
import { groundProps } from '@/components/ui/section';
import { SmallTitle } from '@/components/ui/small-title';
import { Numeral, newTab } from '@/components/ui/text';
import { cityLine, company, copyrightYears, introduction } from '@/content/company';
import { footerColumns, legalLinks } from '@/content/pages';
import { Logo } from './logo';

const hoverUnderline = 'decoration-1 underline-offset-4 hover:underline';

export function SiteFooter() {
  return (
    <footer {...groundProps('dark', 'pt-14 pb-8 text-md md:pt-24 print:hidden')}>
      <Container className="text-muted">
        <div className="grid grid-cols-2 gap-x-6 gap-y-10 md:grid-cols-[5fr_2.2fr_2fr_2.2fr] md:gap-8">
          <div className="max-md:col-span-full">
            <Logo large />
            <p className="mt-6 max-w-96">{introduction}</p>
            <a className={`mt-5 inline-flex text-link ${hoverUnderline}`} href={company.phone.href}>
              <Numeral className="text-step-4">{company.phone.display}</Numeral>
            </a>
            <address className="mt-2 not-italic">
              <FooterLink href={company.emailHref}>{company.email}</FooterLink>
              <br />
              {company.address.street}
              <br />
              {cityLine}
            </address>
          </div>
          {footerColumns.map(({ id, label, links }) => (
            <nav key={id} className="group/column max-md:last:col-span-full" aria-label={label}>
              <SmallTitle className="mb-2.5">{label}</SmallTitle>
              <ul className="max-md:gap-x-6 max-md:group-last/column:columns-2">
                {links.map((link) => (
                  <li key={link.href}>
                    <FooterLink href={link.href}>{link.label}</FooterLink>
                  </li>
                ))}
              </ul>
            </nav>
          ))}
        </div>
        <div className="mt-10 flex flex-wrap items-center gap-x-7 gap-y-2 border-line border-t pt-5 text-sm md:mt-18">
          <span>{`© ${copyrightYears} ${company.name}`}</span>
          {legalLinks.map(({ label, href }) => (
            <FooterLink key={href} href={href}>
              {label}
            </FooterLink>
          ))}
          <ul className="-mx-3 flex gap-1 md:ml-auto" aria-label="Social media">
            {company.social.map(({ name, icon, href }) => (
              <li key={name}>
                <a
                  className="grid size-11 place-items-center hover:text-link"
                  href={href}
                  {...newTab}
                  aria-label={name}
                >
                  <Icon name={icon} />
                </a>
              </li>
            ))}
          </ul>
        </div>
      </Container>
    </footer>
  );
}

function FooterLink(props: ComponentProps<'a'>) {
  return <a className={`inline-flex min-h-9 items-center hover:text-link ${hoverUnderline}`} {...props} />;
}
