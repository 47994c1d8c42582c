import { sampleEntries } from '@/content/blog';
import { createOrigin } from '../contentful/origin';

/** The articles of `content/blog`, for a site without a content service: as Contentful would answer. */
export const sampleOrigin = createOrigin(
  async ({ content_type: type, 'sys.id[in]': ids }) => {
    const items = sampleEntries.filter(({ sys }) =>
      type ? type === sys.contentType.sys.id : String(ids).split(',').includes(sys.id),
    );
    return { total: items.length, items };
  },
  { changes: false },
);
