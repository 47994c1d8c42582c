import { ContactView } from '@/components/contact/contact-view';
import { contactPage } from '@/content/contact';
import { pageMetadata } from '@/lib/seo/page-metadata';

export const metadata = pageMetadata({ ...contactPage, path: '/contact' });

export default function ContactPage() {
  return <ContactView />;
}
