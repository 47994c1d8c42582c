const text = (value: unknown, more: object = { marks: [] }) => ({
  nodeType: 'text',
  value,
  data: {},
  ...more,
});
const paragraph = (...content: unknown[]) => ({ nodeType: 'paragraph', data: {}, content });
const richText = (...content: unknown[]) => ({ nodeType: 'document', data: {}, content });
function nested(depth: number): unknown {
  let node: unknown = paragraph(text('deep down'));
  for (let level = 0; level < depth; level++) node = { nodeType: 'blockquote', data: {}, content: [node] };
  return node;
}

/** Articles as no editor means them: each may break itself, and nothing else. */
export const brokenArticles: [name: string, fields: Record<string, unknown>][] = [
  ['6,000 emphasized words', { content1: '*word* '.repeat(6_000) }],
  ['a null node', { content1: richText(null, paragraph(null, text('after it'))) }],
  ['text without marks', { content1: richText(paragraph(text('no marks', {}))) }],
  ['text that is a number', { content1: richText(paragraph(text(5))) }],
  ['a paragraph without content', { content1: richText({ nodeType: 'paragraph' }, paragraph(text('x'))) }],
  ['blocks 1,000 deep', { content1: richText(nested(1_000)) }],
  ['HTML 20,000 deep', { content1: `<p>x</p>${'<div><b>'.repeat(20_000)}x` }],
  ['a title of 20,000 letters', { title: 'Æ'.repeat(20_000), content1: 'Short.' }],
];
