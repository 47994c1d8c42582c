import type { Link, Resource, Space } from './store';

/** An error as the API writes it. */
export function errorBody(id: string, message: string, details?: object) {
  return { sys: { type: 'Error', id }, message, details, requestId: 'fake-request' };
}

/** Answers `GET /entries` for what is published, or for drafts too. Covers what this site asks and a little more. */
export function answerEntries(space: Space, query: URLSearchParams, { preview }: { preview: boolean }) {
  const all = preview
    ? [...new Map([...space.published, ...space.drafts]).values()]
    : [...space.published.values()];
  const contentType = query.get('content_type');
  const limit = Number(query.get('limit') ?? 100);
  const skip = Number(query.get('skip') ?? 0);
  if (!(limit >= 0 && limit <= 1_000)) return invalid('limit', 'Must be between 0 and 1000.');

  const select = query.get('select')?.split(',') ?? null;
  const unknown = select?.find((path) => isUnknown(space, contentType, path));
  if (unknown) return invalid(unknown, `No field with id "${unknown.slice(7)}" found.`);

  const found = sorted(
    all.filter((entry) => matches(entry, query)),
    query.get('order') ?? '-sys.updatedAt',
  );
  const items = found.slice(skip, skip + limit);
  const { assets, entries, errors } = linked(space, all, items, Number(query.get('include') ?? 1));
  return {
    status: 200,
    body: {
      sys: { type: 'Array' },
      total: found.length,
      skip,
      limit,
      items: select ? items.map((entry) => selected(entry, select)) : items,
      ...(assets.length + entries.length > 0 && { includes: { Asset: assets, Entry: entries } }),
      ...(errors.length > 0 && { errors }),
    },
  };
}

function invalid(path: string, details: string) {
  const errors = [{ name: 'unknown', path: path.split('.'), details }];
  return { status: 400, body: errorBody('InvalidQuery', 'The query you sent was invalid.', { errors }) };
}

function isUnknown(space: Space, contentType: string | null, path: string): boolean {
  if (!path.startsWith('fields.')) return false;
  return !contentType || !space.fieldsOf(contentType).includes(path.slice(7));
}

function matches(entry: Resource, query: URLSearchParams): boolean {
  return [...query].every(([name, value]) => {
    if (name === 'content_type') return entry.sys.contentType?.sys.id === value;
    if (name === 'metadata.tags.sys.id[in]')
      return value.split(',').some((tag) => entry.metadata.tags.some((link) => link.sys.id === tag));
    const [, path, operator] = /^((?:sys|fields)\.\w+)(?:\[(\w+)\])?$/.exec(name) ?? [];
    if (!path) return true;
    const held = String(valueAt(entry, path));
    if (operator === 'in') return value.split(',').includes(held);
    if (operator === 'gte') return held >= value;
    if (operator === 'ne') return held !== value;
    return held === value;
  });
}

function valueAt(entry: Resource, path: string): unknown {
  const [root, name = ''] = path.split('.');
  return root === 'sys' ? entry.sys[name] : entry.fields[name];
}

function sorted(entries: Resource[], order: string): Resource[] {
  return entries.sort((one, other) => {
    for (const key of order.split(',')) {
      const path = key.replace(/^-/, '');
      const [a, b] = [String(valueAt(one, path)), String(valueAt(other, path))];
      if (a !== b) return a < b === (path === key) ? -1 : 1;
    }
    return 0;
  });
}

function selected(entry: Resource, select: string[]): object {
  const fields = select.filter((path) => path.startsWith('fields.')).map((path) => path.slice(7));
  return {
    sys: entry.sys,
    ...(select.some((path) => path.startsWith('metadata')) && { metadata: entry.metadata }),
    fields: Object.fromEntries(
      fields.flatMap((name) => (name in entry.fields ? [[name, entry.fields[name]]] : [])),
    ),
  };
}

/** What the entries link to, down to `depth`; links to nothing are told as errors. */
function linked(space: Space, all: Resource[], items: Resource[], depth: number) {
  const assets = new Map<string, Resource>();
  const entries = new Map<string, Resource>();
  const errors: object[] = [];
  let open: Resource[] = items;

  for (let level = 0; level < depth && open.length > 0; level++) {
    const next: Resource[] = [];
    for (const link of open.flatMap((entry) => linksIn(entry.fields))) {
      const { linkType, id } = link.sys;
      const isAsset = linkType === 'Asset';
      const target = isAsset ? space.assets.get(id) : all.find((entry) => entry.sys.id === id);
      if (!target)
        errors.push({ sys: { id: 'notResolvable', type: 'error' }, details: { type: 'Link', linkType, id } });
      else if (isAsset) assets.set(id, target);
      else if (!entries.has(id)) next.push(target);
      if (target && !isAsset && !items.includes(target)) entries.set(id, target);
    }
    open = next;
  }
  return { assets: [...assets.values()], entries: [...entries.values()], errors };
}

function linksIn(value: unknown): Link[] {
  if (Array.isArray(value)) return value.flatMap(linksIn);
  if (typeof value !== 'object' || value === null) return [];
  const { sys } = value as Partial<Link>;
  if (sys?.type === 'Link') return [value as Link];
  return Object.values(value).flatMap(linksIn);
}
