import type { LegalSection } from '@/content/legal/document';

export function TableOfContents({ sections }: { sections: LegalSection[] }) {
  return (
    <nav className="toc" aria-labelledby="toc-title">
      <h2 id="toc-title">Contents</h2>
      <ol>
        {sections.map(({ id, title }) => (
          <li key={id}>
            <a href={`#${id}`}>{title}</a>
          </li>
        ))}
      </ol>
    </nav>
  );
}
