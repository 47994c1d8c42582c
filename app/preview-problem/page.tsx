import { notFound } from 'next/navigation';
import { ArticleState } from '@/components/blog/article-states';
import { ArrowLink } from '@/components/ui/arrow-link';
import { previewProblems } from '@/content/preview-problems';
import { rejectedForm } from '@/lib/platform/rejected-form';
import { privateMetadata } from '@/lib/seo/page-metadata';

export const dynamic = 'force-dynamic';

export const metadata = privateMetadata(previewProblems.title);

/** Shown if a preview can't be opened. Direct requests get a 404. */
export default function PreviewProblemPage() {
  return (
    <ArticleState title={previewProblems.title} message={rejectedForm()?.problem ?? notFound()}>
      <ArrowLink href="/blog">{previewProblems.back}</ArrowLink>
    </ArticleState>
  );
}
