import { BLOCKS, type Block, type Document, type Inline, type Text } from '@contentful/rich-text-types';
import { ARTICLE_DEPTH } from './body/allow-list';

/** A rich text whose every node has what its type promises; null where it is no document, or nested too deep. */
export function toDocument(raw: unknown): Document | null {
  if (!isRecord(raw) || raw.nodeType !== BLOCKS.DOCUMENT || !Array.isArray(raw.content)) return null;
  return isTooDeep(raw) ? null : (toNode(raw) as Document | null);
}

function toNode(raw: unknown): Document | Block | Inline | Text | null {
  if (!isRecord(raw) || typeof raw.nodeType !== 'string') return null;
  const data = isRecord(raw.data) ? raw.data : {};
  if (raw.nodeType === 'text') {
    const marks = listOf(raw.marks).filter(isMark);
    return { nodeType: 'text', value: typeof raw.value === 'string' ? raw.value : '', marks, data };
  }
  const content = listOf(raw.content).flatMap((child) => toNode(child) ?? []);
  return { nodeType: raw.nodeType, data, content } as Block;
}

function isTooDeep(root: Record<string, unknown>): boolean {
  let level: unknown[] = [root];
  for (let depth = 0; depth <= ARTICLE_DEPTH; depth++) {
    if (level.length === 0) return false;
    level = level.flatMap((node) => (isRecord(node) ? listOf(node.content) : []));
  }
  return true;
}

/** Whether a value of the content is an object with names. */
export function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

function listOf(value: unknown): unknown[] {
  return Array.isArray(value) ? value : [];
}

function isMark(value: unknown): value is { type: string } {
  return isRecord(value) && typeof value.type === 'string';
}
