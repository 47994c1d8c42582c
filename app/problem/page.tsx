import type { Metadata } from 'next';
import { company } from '@/content/company';
import { problemPage } from '@/content/problem';

export const metadata: Metadata = {
  title: `${problemPage.metaTitle} | ${company.name}`,
  robots: { index: false, follow: false },
};

/** The server sends this page in place of one that failed, or that it is too busy to render. */
export { ProblemView as default } from '@/components/layout/problem-view';
