import { JsonLd } from '@/components/json-ld';
import { PageHero } from '@/components/ui/page-hero';
import { contactPage } from '@/content/contact';
import { trail } from '@/lib/seo/breadcrumbs';
import { breadcrumbList, organization, webPage } from '@/lib/seo/structured-data';
import { AfterSending } from './after-sending';
import { ContactForm } from './contact-form';
import { ReachUs } from './reach-us';
import { WhyChooseUs } from './why-choose-us';

const crumbs = trail({ name: 'Contact Us', path: '/contact' });

export function ContactView() {
  return (
    <>
      <JsonLd
        nodes={[
          organization(),
          webPage('ContactPage', {
            name: contactPage.title,
            path: '/contact',
            description: contactPage.metaDescription,
          }),
          breadcrumbList(crumbs),
        ]}
      />
      <PageHero title={contactPage.title} lead={contactPage.lead} crumbs={crumbs}>
        <ReachUs />
      </PageHero>
      <ContactForm />
      <WhyChooseUs />
      <AfterSending />
    </>
  );
}
