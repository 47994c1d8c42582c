import type { Metadata } from 'next';
import { company } from '@/content/company';
import { problemPage } from '@/content/problem';

export const metadata: Metadata = {
  title: `${problemPage.metaTitle} | ${company.name}`,
  robots: { index: false, follow: false },
};

/** Sent by the server instead of a document that failed, or that it has no time for. */
export { ProblemView as default } from '@/components/layout/problem-view';
