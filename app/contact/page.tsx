import { ContactView } from '@/components/contact/contact-view';
import { contactPage } from '@/content/contact';
import { readHomes } from '@/lib/rentals/homes';
import { pageMetadata } from '@/lib/seo/page-metadata';

export const metadata = pageMetadata({ ...contactPage, path: '/contact' });

export default async function ContactPage() {
  return <ContactView homes={await readHomes()} />;
}
