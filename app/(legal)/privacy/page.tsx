import { LegalView } from '@/components/legal/legal-view';
import { privacy } from '@/content/legal/privacy';
import { pageMetadata } from '@/lib/seo/page-metadata';

export const metadata = pageMetadata({ ...privacy, metaTitle: privacy.title });

export default function PrivacyPage() {
  return <LegalView document={privacy} />;
}
