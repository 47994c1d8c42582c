import type { Inline, Photo, TextBlock } from '@/lib/blog/post';

const entities: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };

/** Text as HTML, in an attribute too. */
export function escapeHtml(text: string): string {
  return text.replace(/[&<>"]/g, (character) => entities[character] ?? character);
}

/** A picture with its caption. */
export function figure({ src, alt, caption }: Photo): string {
  const words = caption ? `<figcaption>${escapeHtml(caption)}</figcaption>` : '';
  return `<figure><img src="${escapeHtml(src)}" alt="${escapeHtml(alt)}">${words}</figure>`;
}

/** A markdown-like text, parsed, as HTML (specification, section 2.9). */
export function blocksHtml(blocks: TextBlock[]): string {
  return blocks.map(blockHtml).join('\n');
}

function blockHtml(block: TextBlock): string {
  if (block.type === 'paragraph') return `<p>${inlineHtml(block.text)}</p>`;
  if (block.type === 'heading') return `<h${block.level}>${inlineHtml(block.text)}</h${block.level}>`;
  const items = block.items.map((item) => `<li>${inlineHtml(item)}</li>`).join('');
  return block.ordered ? `<ol start="${block.start}">${items}</ol>` : `<ul>${items}</ul>`;
}

function inlineHtml(parts: Inline[]): string {
  return parts
    .map((part) => {
      if (part.type === 'text') return escapeHtml(part.value);
      const words = inlineHtml(part.children);
      if (part.type === 'link') return `<a href="${escapeHtml(part.href)}">${words}</a>`;
      return `<${part.type}>${words}</${part.type}>`;
    })
    .join('');
}
