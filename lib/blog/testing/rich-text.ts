/** A rich-text node with these children. */
export const node = (nodeType: string, content: readonly unknown[], data = {}) => ({
  nodeType,
  data,
  content,
});

/** A rich-text node of plain text. */
export const text = (value: string) => ({ nodeType: 'text', value, marks: [], data: {} });
