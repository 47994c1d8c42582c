import type { Metadata } from 'next';
import { type ThankYouKind, thankYous } from '@/content/thank-you';
import { pageMetadata } from '@/lib/seo/page-metadata';

export function thankYouMetadata(kind: ThankYouKind, path: string): Metadata {
  const { lead } = thankYous[kind];
  return pageMetadata({
    metaTitle: kind === 'newsletter' ? 'Welcome' : 'Thank You',
    metaDescription: lead,
    path,
    keywords: ['Sea Oat Stays', kind === 'newsletter' ? 'newsletter' : 'thank you'],
  });
}
