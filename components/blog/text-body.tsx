import type { Inline, TextBlock } from '@/lib/blog/post';

/** A markdown-like text (specification, section 2.9). */
export function TextBody({ blocks }: { blocks: TextBlock[] }) {
  // biome-ignore lint/suspicious/noArrayIndexKey: the blocks of one text never move
  return blocks.map((block, place) => <TextBlockView key={place} block={block} />);
}

function TextBlockView({ block }: { block: TextBlock }) {
  if (block.type === 'paragraph')
    return (
      <p>
        <InlineParts parts={block.text} />
      </p>
    );
  if (block.type === 'heading') {
    const Heading = `h${block.level}` as const;
    return (
      <Heading
        id={block.id}
        className={block.small ? 'opsz-42 text-step-3 leading-title tracking-tight' : undefined}
      >
        <InlineParts parts={block.text} />
      </Heading>
    );
  }
  const items = block.items.map((item, place) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: the items of one text never move
    <li key={place}>
      <InlineParts parts={item} />
    </li>
  ));
  return block.ordered ? <ol start={block.start}>{items}</ol> : <ul>{items}</ul>;
}

function InlineParts({ parts }: { parts: Inline[] }) {
  // biome-ignore lint/suspicious/noArrayIndexKey: the parts of one line never move
  return parts.map((part, place) => <InlinePart key={place} part={part} />);
}

function InlinePart({ part }: { part: Inline }) {
  if (part.type === 'text') return part.value;
  const children = <InlineParts parts={part.children} />;
  if (part.type === 'strong') return <strong>{children}</strong>;
  if (part.type === 'em') return <em>{children}</em>;
  // Links of such a text open in a new tab, wherever they lead (specification, section 2.9).
  return (
    <a href={part.href} target="_blank" rel="noopener">
      {children}
    </a>
  );
}
