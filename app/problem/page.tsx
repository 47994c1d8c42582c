import { ProblemView } from '@/components/layout/problem-view';
import { problemPage } from '@/content/problem';
import { privateMetadata } from '@/lib/seo/page-metadata';

export const dynamic = 'force-dynamic';

export const metadata = privateMetadata(problemPage.metaTitle, 503);

/** The server sends this page in place of one that failed, or that it is too busy to render. */
export default function ProblemPage() {
  return <ProblemView />;
}
