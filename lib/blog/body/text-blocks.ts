import type { TextBlock } from '../post';
import type { Outline } from './headings';
import { inlineText, parseInline } from './inline';

const HEADING = /^(#{1,2})\s+(\S.*)$/;
const BULLET = /^-\s+(\S.*)$/;
const NUMBER = /^(\d{1,4})[.)]\s+(\S.*)$/;

/** The blocks of a markdown-like text (specification, section 2.9); a `# ` heading is smaller than a `## ` one. */
export function parseTextBlocks(text: string, outline: Outline): TextBlock[] {
  return text
    .replace(/\r\n?/g, '\n')
    .split(/\n\s*\n/)
    .flatMap((paragraph) => parseLines(paragraph.split('\n'), outline));
}

function parseLines(lines: string[], outline: Outline): TextBlock[] {
  const blocks: TextBlock[] = [];
  let open: string[] = [];
  const close = () => {
    const text = open.join(' ').trim();
    if (text) blocks.push({ type: 'paragraph', text: parseInline(text) });
    open = [];
  };

  for (const line of lines.map((line) => line.trim()).filter(Boolean)) {
    const [, hashes, title] = HEADING.exec(line) ?? [];
    const [, bullet] = BULLET.exec(line) ?? [];
    const [, number, step] = NUMBER.exec(line) ?? [];
    if (hashes && title) {
      close();
      const small = hashes === '#';
      const text = parseInline(title);
      blocks.push({ type: 'heading', ...outline.add(small ? 3 : 2, inlineText(text)), small, text });
    } else if (bullet) {
      close();
      pushItem(blocks, { ordered: false, start: 1, item: bullet });
    } else if (number && step) {
      close();
      pushItem(blocks, { ordered: true, start: Number(number), item: step });
    } else {
      open.push(line);
    }
  }
  close();
  return blocks;
}

function pushItem(
  blocks: TextBlock[],
  { ordered, start, item }: { ordered: boolean; start: number; item: string },
) {
  const last = blocks.at(-1);
  if (last?.type === 'list' && last.ordered === ordered) last.items.push(parseInline(item));
  else blocks.push({ type: 'list', ordered, start, items: [parseInline(item)] });
}

/** The words of blocks; headings are left out where `prose` asks for running text alone. */
export function blocksText(blocks: TextBlock[], { headings }: { headings: boolean }): string {
  return blocks
    .filter((block) => headings || block.type !== 'heading')
    .map((block) => (block.type === 'list' ? block.items.map(inlineText).join(' ') : inlineText(block.text)))
    .join(' ');
}
