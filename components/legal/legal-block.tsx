import { EmbedChoice } from '@/components/consent/embed-choice';
import type { Block, Inline } from '@/content/legal/document';

/** One block of a legal text. */
export function LegalBlock({ block }: { block: Block }) {
  if ('paragraph' in block) {
    return (
      <p className="print:mt-2">
        <Words parts={block.paragraph} />
      </p>
    );
  }
  if ('list' in block) {
    return (
      <ul className="grid gap-2.5 print:mt-2">
        {block.list.map((parts) => (
          <li
            key={String(parts[0])}
            className="relative pl-6.25 before:absolute before:top-[0.82em] before:left-0 before:h-px before:w-3.25 before:bg-oat-500 print:break-inside-avoid"
          >
            <Words parts={parts} />
          </li>
        ))}
      </ul>
    );
  }
  if ('control' in block) return <EmbedChoice />;

  const { caption, head, rows } = block.table;
  const cell = 'border-b py-3 pr-4 align-top';
  return (
    // A box that scrolls must be reachable by keyboard (WCAG 2.1.1).
    <section className="overflow-x-auto print:overflow-visible" tabIndex={0} aria-label={caption}>
      <table className="w-full min-w-136 text-left text-md leading-normal print:mt-2">
        <caption className="sr-only">{caption}</caption>
        <thead>
          <tr>
            {head.map((heading) => (
              <th key={heading} scope="col" className={`${cell} border-gulf-950 font-semibold`}>
                {heading}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(([name, ...cells]) => (
            <tr key={name}>
              <th scope="row" className={`${cell} border-line font-semibold`}>
                {name}
              </th>
              {cells.map((text) => (
                <td key={text} className={`${cell} border-line`}>
                  {text}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}

function Words({ parts }: { parts: Inline[] }) {
  return parts.map((part) =>
    typeof part === 'string' ? (
      part
    ) : (
      <a
        key={part.href}
        className="text-link underline decoration-1 underline-offset-4 hover:decoration-2"
        href={part.href}
      >
        {part.text}
      </a>
    ),
  );
}
