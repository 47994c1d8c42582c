import { createOutline } from '@/lib/blog/body/headings';
import { readHtml } from '@/lib/blog/body/html';
import { toHtml } from '@/lib/blog/body/tree';
import type { Finding } from '@/lib/blog/findings';

/** An HTML or text body as the site reads it: its nodes, their HTML, and what is reported. */
export function readSource(source: string) {
  const findings: Finding[] = [];
  const outline = createOutline([source]);
  const report = (...finding: Finding) => void findings.push(finding);
  const nodes = readHtml(source, { outline, report });
  return { nodes, html: toHtml(nodes), findings, outline };
}
