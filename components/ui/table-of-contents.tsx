import { SmallTitle } from './small-title';

type Props = {
  title: string;
  entries: readonly { id: string; text: string }[];
  className: string;
};

export function TableOfContents({ title, entries, className }: Props) {
  return (
    <nav className={`${className} print:hidden`} aria-labelledby="toc-title">
      <SmallTitle id="toc-title" className="scroll-mt-6">
        {title}
      </SmallTitle>
      <ol className="mt-2">
        {entries.map(({ id, text }) => (
          <li key={id}>
            <a
              className="before:figures grid min-h-9 grid-cols-label-8 content-center items-baseline py-1.25 leading-snug underline-offset-4 before:text-accent before:content-[counter(list-item)_'.'] hover:text-link hover:underline"
              href={`#${id}`}
            >
              {text}
            </a>
          </li>
        ))}
      </ol>
    </nav>
  );
}
