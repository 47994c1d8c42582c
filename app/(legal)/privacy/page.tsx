import { LegalView } from '@/components/legal/legal-view';
import { privacy } from '@/content/legal/privacy';
import { pageMetadata } from '@/lib/seo/page-metadata';

export const metadata = pageMetadata({
  title: privacy.title,
  description: privacy.metaDescription,
  path: privacy.path,
  keywords: privacy.keywords,
});

export default function PrivacyPage() {
  return <LegalView document={privacy} />;
}
