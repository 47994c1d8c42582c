import { EmbedSettings } from '@/components/consent/embed-settings';
import { Island } from '@/components/ui/island';
import { textLink } from '@/components/ui/text';
import type { Block, Inline } from '@/content/legal/document';

export function LegalBlock({ block }: { block: Block }) {
  if ('paragraph' in block) {
    return (
      <p className="print:mt-2">
        <InlineText parts={block.paragraph} />
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
            <InlineText parts={parts} />
          </li>
        ))}
      </ul>
    );
  }
  if ('control' in block) return <Island name="embed-settings" of={EmbedSettings} props={{}} />;

  const { caption, head, rows } = block.table;
  const cell = 'border-b py-3 pr-4 align-top';
  // On phones, the cells of a row are stacked, each with its heading.
  const stacked =
    'max-sm:block max-sm:border-0 max-sm:py-1 max-sm:before:font-label max-sm:before:content-[attr(data-heading)_":_"]';
  return (
    // A box that scrolls must be reachable by keyboard (WCAG 2.1.1).
    <section className="overflow-x-auto print:overflow-visible" tabIndex={0} aria-label={caption}>
      <table className="w-full text-left text-md leading-normal sm:min-w-136 print:mt-2">
        <caption className="sr-only">{caption}</caption>
        <thead className="max-sm:sr-only">
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
            <tr key={name} className="max-sm:block max-sm:border-line max-sm:border-b max-sm:py-2">
              <th
                scope="row"
                className={`${cell} border-line font-semibold max-sm:block max-sm:border-0 max-sm:py-1`}
              >
                {name}
              </th>
              {cells.map((text, index) => (
                <td key={text} className={`${cell} ${stacked} border-line`} data-heading={head[index + 1]}>
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

function InlineText({ parts }: { parts: Inline[] }) {
  return parts.map((part) =>
    typeof part === 'string' ? (
      part
    ) : (
      <a key={part.href} className={`${textLink} decoration-1 hover:decoration-2`} href={part.href}>
        {part.text}
      </a>
    ),
  );
}
