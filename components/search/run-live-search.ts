import {
  createSearch,
  type FindArticles,
  type SearchDocument,
  type SearchHit,
} from '@/lib/search/search-index';

/** How many articles are listed below the field; the page of results lists more. */
const SHORT = 6;
const LONG = 50;
const FAILED = 'The search can’t be loaded right now. Press Enter to browse the articles instead.';

let index: Promise<FindArticles> | undefined;

/** The search over all articles; loaded once for a page. */
function loadSearch(): Promise<FindArticles> {
  index ??= fetch('/blog/search-index.json')
    .then((response) => {
      if (!response.ok) throw new Error(`The index was answered with ${response.status}`);
      return response.json() as Promise<SearchDocument[]>;
    })
    .then(createSearch)
    .catch((error) => {
      index = undefined;
      throw error;
    });
  return index;
}

interface Options {
  /** On the page of results: the list is part of the page, and the address says what was looked for. */
  inPage: boolean;
  signal: AbortSignal;
}

/** Lists articles below the field as its words change; arrow keys walk through them, Escape closes the list. */
export function runLiveSearch(form: HTMLFormElement, { inPage, signal }: Options): void {
  const field = form.querySelector('input');
  const panel = document.getElementById(`${form.id}-found`);
  const status = panel?.querySelector('[role=status]');
  const list = panel?.querySelector('ul');
  if (!field || !panel || !status || !list) return;
  let asked = 0;

  async function show() {
    if (!field || !panel || !status || !list) return;
    const question = field.value.trim();
    const turn = ++asked;
    if (!question) {
      if (!inPage) panel.hidden = true;
      return;
    }
    try {
      const hits = (await loadSearch())(question);
      if (turn !== asked || signal.aborted) return;
      list.replaceChildren(...hits.slice(0, inPage ? LONG : SHORT).map(item));
      status.textContent = summary(hits.length, question);
    } catch {
      list.replaceChildren();
      status.textContent = FAILED;
    }
    panel.hidden = false;
  }

  function onKeyDown(event: KeyboardEvent) {
    if (event.key === 'Escape' && !inPage && panel && !panel.hidden) {
      panel.hidden = true;
      field?.focus();
      event.preventDefault();
      return;
    }
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    if (!step || !panel || panel.hidden) return;
    const stops: (Element | null)[] = [field, ...panel.querySelectorAll('a')];
    const next = stops[stops.indexOf(document.activeElement) + step];
    if (!(next instanceof HTMLElement)) return;
    next.focus();
    event.preventDefault();
  }

  field.addEventListener('input', show, { signal });
  field.addEventListener('focus', show, { signal });
  form.addEventListener('keydown', onKeyDown, { signal });
  if (inPage) {
    panel.addEventListener('keydown', onKeyDown, { signal });
    form.addEventListener(
      'submit',
      (event) => {
        event.preventDefault();
        history.replaceState(null, '', `?${new URLSearchParams({ q: field.value.trim() })}`);
        show();
      },
      { signal },
    );
    field.value ||= new URLSearchParams(location.search).get('q') ?? '';
  } else {
    document.addEventListener(
      'pointerdown',
      ({ target }) => {
        if (target instanceof Node && !form.contains(target)) panel.hidden = true;
      },
      { signal },
    );
    form.addEventListener(
      'focusout',
      ({ relatedTarget }) => {
        if (relatedTarget instanceof Node && !form.contains(relatedTarget)) panel.hidden = true;
      },
      { signal },
    );
  }
  // The index starts on its way with the first touch, not with the first letter.
  loadSearch().catch(() => {});
  show();
}

function summary(count: number, question: string): string {
  if (count === 0) return `No article found for “${question}”.`;
  return `${count === 1 ? 'One article' : `${count} articles`} for “${question}”`;
}

function item({ path, title, category, excerpt }: SearchHit): HTMLLIElement {
  const link = document.createElement('a');
  link.href = path;
  const name = document.createElement('span');
  name.textContent = title;
  const about = document.createElement('small');
  about.textContent = excerpt ? `${category} · ${excerpt}` : category;
  link.append(name, about);
  const entry = document.createElement('li');
  entry.append(link);
  return entry;
}
