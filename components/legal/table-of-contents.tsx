import { SmallTitle } from '@/components/ui/small-title';
import type { LegalSection } from '@/content/legal/document';

export function TableOfContents({ sections }: { sections: LegalSection[] }) {
  return (
    <nav
      className="border-line border-y py-5 lg:sticky lg:top-26 lg:max-h-[calc(100vh-7.5rem)] lg:self-start lg:overflow-y-auto lg:border-b-0 print:hidden"
      aria-labelledby="toc-title"
    >
      <SmallTitle id="toc-title">Contents</SmallTitle>
      <ol className="mt-2">
        {sections.map(({ id, title }) => (
          <li key={id}>
            <a
              className="before:figures grid min-h-9 grid-cols-[2rem_1fr] items-center py-1.25 text-md leading-snug underline-offset-4 before:text-accent before:content-[counter(list-item)_'.'] hover:text-link hover:underline"
              href={`#${id}`}
            >
              {title}
            </a>
          </li>
        ))}
      </ol>
    </nav>
  );
}
