import type { Metadata } from 'next';
import { ProblemView } from '@/components/layout/problem-view';
import { company } from '@/content/company';
import { problemPage } from '@/content/problem';

export const metadata: Metadata = {
  title: `${problemPage.metaTitle} | ${company.name}`,
  robots: { index: false, follow: false },
};

/** Sent by the server instead of a document that failed, or that it has no time for. */
export default function ProblemPage() {
  return <ProblemView />;
}
