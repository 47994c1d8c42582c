import { LegalView } from '@/components/legal/legal-view';
import { cookies } from '@/content/legal/cookies';
import { pageMetadata } from '@/lib/seo/page-metadata';

export const metadata = pageMetadata({
  title: cookies.title,
  description: cookies.metaDescription,
  path: cookies.path,
  keywords: cookies.keywords,
});

export default function CookiesPage() {
  return <LegalView document={cookies} />;
}
