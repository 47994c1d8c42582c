import { expect, test } from 'vitest';
import { categories } from '@/content/categories';
import { categoryOf, findCategorySlug } from '@/lib/blog/post/category';
import { contentFields } from '@/lib/blog/post/content-fields';
import { homeFields } from '@/lib/rentals/entry/home-fields';
import { homeType } from '@/lib/rentals/entry/read-home';
import { contentModel } from './model';

const fields = { ...contentFields, [homeType]: homeFields };

test.each(Object.entries(fields))(
  'the model of %s has exactly the fields that the site reads',
  (type, { shape }) => {
    const model = contentModel.contentTypes.find(({ sys }) => sys.id === type);
    const read = Object.keys(shape);
    expect(model?.fields.map(({ id }) => id)).toEqual(read);
    expect(read).toContain(model?.displayField);
  },
);

test('the model has a public tag for each category, and one for featured posts', () => {
  const tags = contentModel.tags.map(({ sys }) => sys.id);
  expect(tags).toHaveLength(categories.length + 1);
  expect(tags).toContain('featuredPost');
  for (const [place, category] of categories.entries()) {
    const tag = tags[place] ?? '';
    expect(categoryOf([tag])).toBe(category);
    expect(findCategorySlug([tag]), tag).toBe(category.slug);
  }
  for (const { sys, name } of contentModel.tags) {
    expect(sys.visibility).toBe('public');
    expect(name).toMatch(/\w/);
  }
});
