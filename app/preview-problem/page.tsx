import { PreviewProblem } from '@/components/blog/preview-problem';
import { UnknownAddress } from '@/components/home/unknown-address';
import { previewProblems } from '@/content/preview-problems';
import { rejectedForm } from '@/lib/platform/rejected-form';
import { privateMetadata, unknownAddress } from '@/lib/seo/private-metadata';

export const dynamic = 'force-dynamic';

export const generateMetadata = () =>
  rejectedForm() ? privateMetadata(previewProblems.title) : unknownAddress;

/** Response to a preview that cannot be opened. Direct requests get a 404. */
export default function PreviewProblemPage() {
  const problem = rejectedForm()?.problem;
  return problem ? <PreviewProblem problem={problem} /> : <UnknownAddress />;
}
