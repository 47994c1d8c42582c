import type { Block, Document, Inline, Text } from '@contentful/rich-text-types';
import { BLOCKS, INLINES } from '@contentful/rich-text-types';
import { ARTICLE_DEPTH } from './body/allow-list';
import { reportUnknownNode } from './report';

/** A rich text whose every node is known and has what its type promises; null where it is no document, or nested too deep. */
export function toDocument(raw: unknown): Document | null {
  if (!isRecord(raw) || raw.nodeType !== BLOCKS.DOCUMENT || !Array.isArray(raw.content)) return null;
  return isTooDeep(raw) ? null : (toNode(raw) as Document | null);
}

const KNOWN = new Set<string>([...Object.values(BLOCKS), ...Object.values(INLINES), 'text']);

function toNode(raw: unknown): Document | Block | Inline | Text | null {
  if (!isRecord(raw) || typeof raw.nodeType !== 'string') return null;
  if (!KNOWN.has(raw.nodeType)) {
    reportUnknownNode(raw.nodeType);
    return null;
  }
  const given = isRecord(raw.data) ? raw.data : {};
  const data = raw.nodeType === INLINES.HYPERLINK ? { uri: textOf(given.uri) } : given;
  if (raw.nodeType === 'text')
    return { nodeType: 'text', value: textOf(raw.value), marks: listOf(raw.marks).filter(isMark), data };
  const content = listOf(raw.content).flatMap((child) => toNode(child) ?? []);
  return { nodeType: raw.nodeType, data, content } as Block;
}

/** Looks at a level at a time: a function that calls itself would be ended by too deep a value. */
function isTooDeep(document: unknown): boolean {
  let level = [document];
  for (let depth = 0; depth < ARTICLE_DEPTH && level.length > 0; depth++)
    level = level.flatMap((node) => (isRecord(node) ? listOf(node.content) : []));
  return level.length > 0;
}

/** Whether a value of the content is an object with names. */
export function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

const textOf = (value: unknown) => (typeof value === 'string' ? value : '');

function listOf(value: unknown): unknown[] {
  return Array.isArray(value) ? value : [];
}

function isMark(value: unknown): value is { type: string } {
  return isRecord(value) && typeof value.type === 'string';
}
