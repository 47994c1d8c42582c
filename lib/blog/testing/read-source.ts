import type { Document } from '@contentful/rich-text-types';
import { createOutline } from '@/lib/blog/body/headings';
import { readBody } from '@/lib/blog/body/read';
import { toHtml } from '@/lib/blog/body/tree';
import type { Finding } from '@/lib/blog/findings';

/** A body as the site reads it: its nodes, their HTML, and what is reported. */
export function readSource(source: string | Document) {
  const findings: Finding[] = [];
  const outline = createOutline([source]);
  const report = (...finding: Finding) => void findings.push(finding);
  const nodes = readBody(source, { outline, report });
  return { nodes, html: toHtml(nodes), findings, outline };
}
