import { categories } from '@/content/categories';
import { contentFields } from '@/lib/blog/post/content-fields';
import { tagName } from '@/lib/blog/post/tags';
import { type FieldModel, fieldModels } from '@/lib/contentful/field-model';
import { homeFields } from '@/lib/rentals/entry/home-fields';
import { homeType } from '@/lib/rentals/entry/read-home';

const types = [
  {
    id: 'blogPost',
    name: 'Blog post',
    description: 'An article: a body with its pictures.',
    of: contentFields.blogPost,
  },
  {
    id: 'top5BlogPost',
    name: 'Top five',
    description: 'An article of up to five parts, each with a picture.',
    of: contentFields.top5BlogPost,
  },
  { id: homeType, name: 'Home', description: 'A vacation rental: docs/add-a-home.md.', of: homeFields },
];

/** A tag id for each category, its slug in camel case, and one for featured posts. */
const tagIds = [...categories.map(({ slug }) => toCamelCase(slug)), 'featuredPost'];

function toCamelCase(slug: string): string {
  return slug.replace(/-(\w)/g, (_, letter: string) => letter.toUpperCase());
}

/** Returns a tag in Contentful's format. It is public, because the delivery API omits private tags. */
export function toModelTag(id: string) {
  return { sys: { id, type: 'Tag' as const, visibility: 'public' as const }, name: tagName(id) };
}

const fieldDefaults = { localized: false, required: false, disabled: false, omitted: false, validations: [] };

/** The content types and tags, in the format of `contentful space import --content-file`. */
export const contentModel = {
  contentTypes: types.map(({ id, name, description, of }) => ({
    sys: { id, type: 'ContentType' as const },
    ...{ name, description, displayField: 'title' },
    fields: Object.entries(of.shape).map(([field, schema]) => ({
      id: field,
      ...fieldDefaults,
      ...requireModel(field, fieldModels.get(schema)),
    })),
  })),
  tags: tagIds.map(toModelTag),
};

function requireModel(name: string, model: FieldModel | undefined): FieldModel {
  if (!model) throw new Error(`The field ${name} has no content model.`);
  return model;
}
