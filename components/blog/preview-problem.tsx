import { ArrowLink } from '@/components/ui/arrow-link';
import { Container } from '@/components/ui/container';
import { Section } from '@/components/ui/section';
import { Lead } from '@/components/ui/text';
import { previewProblems } from '@/content/preview-problems';

/** Tells an editor why a preview didn't open and how to fix it. */
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
