import { linksIn } from '@/lib/blog/contentful/nodes';
import { Refusal } from './refusal';
import type { Link, Resource, Space } from './store';

/** Answers `GET /entries` for what is published, or for drafts too. Covers what this site asks. */
export function answerEntries(space: Space, query: URLSearchParams, { preview }: { preview: boolean }) {
  const entries = preview ? new Map([...space.published, ...space.drafts]) : space.published;
  const limit = Number(query.get('limit') ?? 100);
  const skip = Number(query.get('skip') ?? 0);
  if (!(limit >= 0 && limit <= 1_000)) throw invalid('limit', 'Must be between 0 and 1000.');

  const select = query.get('select')?.split(',');
  const known = space.fieldsOf(query.get('content_type'));
  const unknown = select?.find((path) => path.startsWith('fields.') && !known.includes(path.slice(7)));
  if (unknown) throw invalid(unknown, `No field with id "${unknown.slice(7)}" found.`);

  const found = sorted(
    [...entries.values()].filter((entry) => matches(entry, query)),
    query.get('order') ?? '-sys.updatedAt',
  );
  const items = found.slice(skip, skip + limit);
  return {
    sys: { type: 'Array' },
    total: found.length,
    skip,
    limit,
    items: select ? items.map((entry) => selected(entry, select)) : items,
    includes: linked(items, Number(query.get('include') ?? 1), ({ linkType, id }) =>
      (linkType === 'Asset' ? space.assets : entries).get(id),
    ),
  };
}

function invalid(path: string, details: string) {
  return new Refusal('400', { errors: [{ name: 'unknown', path: path.split('.'), details }] });
}

function matches(entry: Resource, query: URLSearchParams): boolean {
  return [...query].every(([name, value]) => {
    if (name === 'content_type') return entry.sys.contentType?.sys.id === value;
    const [, path, operator] = /^((?:sys|fields)\.\w+)(?:\[(\w+)\])?$/.exec(name) ?? [];
    if (!path) return true;
    const held = valueAt(entry, path);
    return operator === 'in' ? value.split(',').includes(held) : held === value;
  });
}

function valueAt({ sys, fields }: Resource, path: string): string {
  const [root, name = ''] = path.split('.');
  return String((root === 'sys' ? sys : fields)[name]);
}

function sorted(entries: Resource[], order: string): Resource[] {
  return entries.sort((one, other) => {
    for (const key of order.split(',')) {
      const path = key.replace(/^-/, '');
      const [a, b] = [valueAt(one, path), valueAt(other, path)];
      if (a !== b) return a < b === (path === key) ? -1 : 1;
    }
    return 0;
  });
}

function selected({ sys, metadata, fields }: Resource, select: string[]): object {
  return {
    sys,
    ...(select.includes('metadata') && { metadata }),
    fields: Object.fromEntries(Object.entries(fields).filter(([name]) => select.includes(`fields.${name}`))),
  };
}

/** What the entries link to, down to `depth`. */
function linked(items: Resource[], depth: number, targetOf: (to: Link['sys']) => Resource | undefined) {
  const asked = new Set(items);
  let found = asked;
  for (let level = 0, open = asked; level < depth && open.size > 0; level++) {
    const links = [...open].flatMap(({ fields }) => linksIn(fields));
    const targets = links.flatMap(({ sys }) => targetOf(sys) ?? []);
    open = new Set(targets).difference(found);
    found = found.union(open);
  }
  return Object.groupBy(found.difference(asked), ({ sys }) => sys.type);
}
