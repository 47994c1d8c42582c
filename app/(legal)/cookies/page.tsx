import { LegalView } from '@/components/legal/legal-view';
import { cookies } from '@/content/legal/cookies';
import { pageMetadata } from '@/lib/seo/page-metadata';

export const metadata = pageMetadata({ ...cookies, metaTitle: cookies.title });

export default function CookiesPage() {
  return <LegalView document={cookies} />;
}
