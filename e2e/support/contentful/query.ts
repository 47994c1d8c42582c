import { linksIn } from '@/lib/contentful/nodes';
import { ApiFailure, type Link, type Resource, type Space } from './store';

/** Contentful's limit for a response. */
const MAX_BYTES = 7_340_032;

/** Returns the body of Contentful's response to `GET /entries`. Supports the parameters that this site uses. */
export function listEntries(space: Space, query: URLSearchParams, { preview }: { preview: boolean }) {
  const entries = preview ? new Map([...space.published, ...space.drafts]) : space.published;
  const limit = Number(query.get('limit') ?? 100);
  const skip = Number(query.get('skip') ?? 0);

  const select = query.get('select')?.split(',');
  const validFields = space.fieldsOf(query.get('content_type'));
  const unknown = select?.find((path) => path.startsWith('fields.') && !validFields.includes(path.slice(7)));
  if (unknown) {
    const details = `No field with id "${unknown.slice(7)}" found.`;
    throw new ApiFailure('400', { errors: [{ name: 'unknown', path: unknown.split('.'), details }] });
  }

  const type = query.get('content_type');
  if (type && space.absentTypes.has(type))
    throw new ApiFailure('400', { errors: [{ name: 'unknownContentType', value: 'DOESNOTEXIST' }] });
  const ids = (query.get('sys.id[in]') ?? query.get('sys.id'))?.split(',');
  const order = query.get('order') ?? '';
  const time = order.includes('sys.createdAt') ? 'createdAt' : 'updatedAt';
  const direction = order.startsWith('sys.createdAt') ? -1 : 1;
  const found = [...entries.values()]
    .filter(({ sys }) => (!type || sys.contentType?.sys.id === type) && (!ids || ids.includes(sys.id)))
    .sort(
      (one, other) =>
        direction * (Date.parse(other.sys[time]) - Date.parse(one.sys[time])) || compareIds(one, other),
    );
  const items = found.slice(skip, skip + limit);
  const page = {
    sys: { type: 'Array' },
    total: found.length,
    skip,
    limit,
    items: select ? items.map((entry) => pickFields(entry, select)) : items,
    includes: findLinked(items, Number(query.get('include') ?? 1), ({ linkType, id }) =>
      (linkType === 'Asset' ? space.assets : entries).get(id),
    ),
  };
  if (Buffer.byteLength(JSON.stringify(page)) > MAX_BYTES) throw new ApiFailure('tooLarge');
  return page;
}

const compareIds = (one: Resource, other: Resource) => (one.sys.id < other.sys.id ? -1 : 1);

function pickFields({ sys, metadata, fields }: Resource, select: string[]): object {
  return {
    sys,
    ...(select.includes('metadata') && { metadata }),
    fields: Object.fromEntries(Object.entries(fields).filter(([name]) => select.includes(`fields.${name}`))),
  };
}

/** Returns the resources that `items` link to, directly or through other resources (at most `depth` links), by type. */
function findLinked(items: Resource[], depth: number, targetOf: (to: Link['sys']) => Resource | undefined) {
  const roots = new Set(items);
  let found = roots;
  for (let level = 0, latest = roots; level < depth && latest.size > 0; level++) {
    const links = [...latest].flatMap(({ fields }) => linksIn(fields));
    const targets = links.flatMap(({ sys }) => targetOf(sys) ?? []);
    latest = new Set(targets).difference(found);
    found = found.union(latest);
  }
  return Object.groupBy(found.difference(roots), ({ sys }) => sys.type);
}
