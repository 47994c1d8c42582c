import { ContactView } from '@/components/contact/contact-view';
import { contactPage } from '@/content/contact';
import { pageMetadata } from '@/lib/seo/page-metadata';

export const metadata = pageMetadata({
  title: contactPage.metaTitle,
  description: contactPage.metaDescription,
  path: '/contact',
  keywords: contactPage.keywords,
});

export default function ContactPage() {
  return <ContactView />;
}
