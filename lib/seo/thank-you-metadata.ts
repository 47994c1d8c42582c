import type { Metadata } from 'next';
import { company } from '@/content/company';
import { type ThankYouKind, thankYous } from '@/content/thank-you';
import { pageMetadata } from './page-metadata';

export function thankYouMetadata(kind: ThankYouKind, path: string): Metadata {
  const { lead } = thankYous[kind];
  return pageMetadata({
    metaTitle: kind === 'newsletter' ? 'Welcome' : 'Thank You',
    metaDescription: lead,
    path,
    keywords: [company.name, kind === 'newsletter' ? 'newsletter' : 'thank you'],
  });
}
