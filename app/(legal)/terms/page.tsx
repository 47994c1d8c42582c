import { LegalView } from '@/components/legal/legal-view';
import { terms } from '@/content/legal/terms';
import { pageMetadata } from '@/lib/seo/page-metadata';

export const metadata = pageMetadata({
  title: terms.title,
  description: terms.metaDescription,
  path: terms.path,
  keywords: terms.keywords,
});

export default function TermsPage() {
  return <LegalView document={terms} />;
}
