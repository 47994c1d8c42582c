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
    <ul>
      {articles.map(({ path, title, about }, index) => (
        <li key={path}>
          <a
            href={path}
            ref={(link) => {
              links.current[index] = link;
            }}
          >
            <span>{title}</span>
            <small>{about}</small>
          </a>
        </li>
      ))}
    </ul>
  );

  return { field, list, onKeyDown };
}
