import { LegalView } from '@/components/legal/legal-view';
import { terms } from '@/content/legal/terms';
import { pageMetadata } from '@/lib/seo/page-metadata';

export const metadata = pageMetadata({ ...terms, metaTitle: terms.title });

export default function TermsPage() {
  return <LegalView document={terms} />;
}
