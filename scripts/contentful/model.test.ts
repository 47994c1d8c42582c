import { expect, test } from 'vitest';
import { categories } from '@/content/categories';
import { categoryOf, findCategorySlug } from '@/lib/blog/post/category';
import { contentFields } from '@/lib/blog/post/content-fields';
import { contentTypes } from '@/lib/blog/post/entry';
import { contentModel } from './model';

test.each(contentTypes)('the model of %s has exactly the fields that the site reads', (type) => {
  const model = contentModel.contentTypes.find(({ sys }) => sys.id === type);
  const read = Object.keys(contentFields[type].shape);
  expect(model?.fields.map(({ id }) => id)).toEqual(read);
  expect(read).toContain(model?.displayField);
});

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
