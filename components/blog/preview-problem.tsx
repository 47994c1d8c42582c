import { ArrowLink } from '@/components/ui/arrow-link';
import { Container } from '@/components/ui/container';
import { Section } from '@/components/ui/section';
import { Lead } from '@/components/ui/text';
import { previewProblems } from '@/content/preview-problems';

/** Why a preview cannot be opened, and what an editor can do. */
export function PreviewProblem({ problem }: { problem: string }) {
  return (
    <Section labelledBy="preview-title">
      <Container className="grid justify-items-start gap-6">
        <h1 id="preview-title">{previewProblems.title}</h1>
        <Lead>{problem}</Lead>
        <ArrowLink href="/blog">{previewProblems.back}</ArrowLink>
      </Container>
    </Section>
  );
}
