import { contactPage } from '@/content/contact';
import { pageMetadata } from '@/lib/seo/page-metadata';

export const metadata = pageMetadata({ ...contactPage, path: '/contact' });

export { ContactView as default } from '@/components/contact/contact-view';
