import { EmbedChoice } from '@/components/consent/embed-choice';
import type { Block, Inline } from '@/content/legal/document';

/** One block of a legal text. */
export function LegalBlock({ block }: { block: Block }) {
  if ('paragraph' in block) {
    return (
      <p>
        <Words parts={block.paragraph} />
      </p>
    );
  }
  if ('list' in block) {
    return (
      <ul>
        {block.list.map((parts) => (
          <li key={String(parts[0])}>
            <Words parts={parts} />
          </li>
        ))}
      </ul>
    );
  }
  if ('control' in block) return <EmbedChoice />;

  const { caption, head, rows } = block.table;
  return (
    // A box that scrolls must be reachable by keyboard (WCAG 2.1.1).
    <section className="legal-table" tabIndex={0} aria-label={caption}>
      <table>
        <caption className="vh">{caption}</caption>
        <thead>
          <tr>
            {head.map((heading) => (
              <th key={heading} scope="col">
                {heading}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(([name, ...cells]) => (
            <tr key={name}>
              <th scope="row">{name}</th>
              {cells.map((cell) => (
                <td key={cell}>{cell}</td>
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
      <a key={part.href} href={part.href}>
        {part.text}
      </a>
    ),
  );
}
