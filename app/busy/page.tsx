import type { Metadata } from 'next';
import { ProblemView } from '@/components/layout/problem-view';
import { company } from '@/content/company';
import { busyPage } from '@/content/problem';

export const metadata: Metadata = {
  title: `${busyPage.metaTitle} | ${company.name}`,
  robots: { index: false, follow: true },
};

/** Sent by the server instead of a page if too many are requested. */
export default function BusyPage() {
  return <ProblemView page={busyPage} />;
}
