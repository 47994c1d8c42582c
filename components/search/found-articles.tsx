import { useRef } from 'react';

export interface FoundArticle {
  path: string;
  title: string;
  about: string;
}

/** A list of articles below a field; arrow keys walk through them and back to the field. */
export function useFoundArticles(articles: FoundArticle[]) {
  const field = useRef<HTMLInputElement>(null);
  const links = useRef<(HTMLAnchorElement | null)[]>([]);

  function onKeyDown(event: React.KeyboardEvent) {
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    if (!step) return;
    const stops: (Element | null)[] = [field.current, ...links.current.slice(0, articles.length)];
    const next = stops[stops.indexOf(document.activeElement) + step];
    if (!(next instanceof HTMLElement)) return;
    next.focus();
    event.preventDefault();
  }

  const list = (
    <ul className="grid gap-0.5">
      {articles.map(({ path, title, about }, index) => (
        <li key={path}>
          <a
            className="grid gap-0.5 rounded-control px-3 py-2.5 hover:bg-sand-100 focus-visible:bg-sand-100"
            href={path}
            ref={(link) => {
              links.current[index] = link;
            }}
          >
            <span className="font-label">{title}</span>
            <small className="truncate text-muted text-sm">{about}</small>
          </a>
        </li>
      ))}
    </ul>
  );

  return { field, list, onKeyDown };
}
