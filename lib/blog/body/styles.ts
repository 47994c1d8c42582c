import { type Element, findAll, type Node } from './tree';

type Style = Record<string, string | undefined>;

/** Reads `style` attributes, and classes that `<style>` elements define, as in documents exported from Google Docs. */
export function createStyleReader(nodes: Node[]): (element: Element) => Style {
  const sheets = findAll(nodes, ({ tag }) => tag === 'style').map(({ children }) => children.join(''));
  const rules = new Map<string, string>();
  for (const [selector = '', body = ''] of sheets
    .join('')
    .split('}')
    .map((rule) => rule.split('{', 2)))
    if (/^\s*\.[\w-]+\s*$/.test(selector)) rules.set(selector.trim().slice(1), body);

  return ({ attributes: { class: names = '', style = '' } }) => {
    if (!names && !style) return {};
    const written = [...names.split(/\s+/).map((name) => rules.get(name) ?? ''), style]
      .join(';')
      .toLowerCase();
    const declarations = written.split(';').map((declaration) => declaration.split(':', 2));
    return Object.fromEntries(
      declarations.map(([property = '', value = '']) => [property.trim(), value.trim()]),
    );
  };
}

export const isHidden = ({ attributes }: Element, style: Style) =>
  'hidden' in attributes || /^none/.test(style.display ?? '') || style['mso-hide'] === 'all';

/** `isUndone`: the style cancels the element's own mark. Google Docs puts all text into a `b` with normal weight. */
export function findMarks(style: Style, tag: string, ancestors: string[]) {
  const { 'font-weight': weight = '', 'font-style': slant = '', 'vertical-align': align = '' } = style;
  const line = `${style['text-decoration']} ${style['text-decoration-line']}`;
  const isHead = ancestors.concat(tag).some((name) => /^(h[1-6]|th)$/.test(name));
  const added = [
    ...(/^(bold|[6-9]00)/.test(weight) && !isHead ? ['strong'] : []),
    ...(/^(italic|oblique)/.test(slant) ? ['em'] : []),
    ...(line.includes('line-through') ? ['s'] : []),
    ...(align === 'super' ? ['sup'] : align === 'sub' ? ['sub'] : []),
  ].filter((mark) => mark !== tag && !ancestors.includes(mark));
  const isUndone =
    (tag === 'strong' && /^(normal|lighter|[1-5]00)/.test(weight)) || (tag === 'em' && slant === 'normal');
  return { added, isUndone };
}
