import type { Document } from '@contentful/rich-text-types';
import { createOutline } from '@/lib/blog/body/headings';
import { readBody } from '@/lib/blog/body/read';
import { toHtml } from '@/lib/blog/body/tree';
import type { Report } from '@/lib/contentful/problems';

/** Reads a body as the site does. Returns its nodes, their HTML, and the reported problems. */
export function readSource(source: string | Document) {
  const findings: Parameters<Report>[] = [];
  const outline = createOutline([source]);
  const report: Report = (...finding) => void findings.push(finding);
  const nodes = readBody(source, { outline, report });
  return { nodes, html: toHtml(nodes), findings, outline };
}
