import { categories } from '@/content/categories';
import { contentFields } from '@/lib/blog/post/content-fields';
import { type ContentType, contentTypes } from '@/lib/blog/post/entry';
import { tagName } from '@/lib/blog/post/tags';
import { type FieldModel, fieldModels } from '@/lib/contentful/field-model';

const descriptions: Record<ContentType, { name: string; description: string }> = {
  blogPost: { name: 'Blog post', description: 'An article: a body with its pictures.' },
  top5BlogPost: { name: 'Top five', description: 'An article of up to five parts, each with a picture.' },
};

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
  contentTypes: contentTypes.map((id) => ({
    sys: { id, type: 'ContentType' as const },
    ...descriptions[id],
    displayField: 'title',
    fields: Object.entries(contentFields[id].shape).map(([name, schema]) => ({
      id: name,
      ...fieldDefaults,
      ...requireModel(name, fieldModels.get(schema)),
    })),
  })),
  tags: tagIds.map(toModelTag),
};

function requireModel(name: string, model: FieldModel | undefined): FieldModel {
  if (!model) throw new Error(`lib/blog/post/content-fields.ts has no content model for ${name}.`);
  return model;
}
