import { Lead } from '@/components/ui/text';
import { officePage } from '@/content/office';

/** In place of a lead: the database cannot be read, or too many wrong keys came from here. */
export function OfficeProblem({ isRefused }: { isRefused: boolean }) {
  return (
    <div className="grid gap-4 px-edge py-section">
      <h1>{officePage.title}</h1>
      <Lead>{isRefused ? officePage.refused : officePage.failed}</Lead>
    </div>
  );
}
