import { categories } from '@/content/categories';
import { type ContentType, contentTypes, type ReadField } from '../entry';
import { tagName } from '../tags';

interface ModelField {
  id: string;
  name: string;
  type: 'Symbol' | 'Text' | 'RichText' | 'Link' | 'Array';
  localized: boolean;
  required: boolean;
  disabled: boolean;
  omitted: boolean;
  validations: object[];
  linkType?: 'Asset';
  items?: { type: 'Link'; linkType: 'Asset'; validations: object[] };
}

type Described = Pick<ModelField, 'name' | 'type'> & Partial<ModelField>;

const pictures = [{ linkMimetypeGroup: ['image'] }];
const symbol = (name: string, rest: Partial<ModelField> = {}): Described => ({
  name,
  type: 'Symbol',
  ...rest,
});
const richText = (name: string): Described => ({ name, type: 'RichText' });
const longText = (name: string): Described => ({ name: `${name}, as HTML or text`, type: 'Text' });
const photo = (name: string): Described => ({ name, type: 'Link', linkType: 'Asset', validations: pictures });

const title = symbol('Title', { required: true });
const named = {
  title,
  slug: symbol('Address (optional; the title decides otherwise)', {
    validations: [
      { unique: true },
      { regexp: { pattern: '^[A-Za-z0-9_.~-]*[A-Za-z0-9][A-Za-z0-9_.~-]*$', flags: null } },
    ],
  }),
  author: symbol('Author'),
  excerpt: { name: 'Excerpt', type: 'Text' },
} as const;
/** What older spaces call the title: read where it is there, and kept out of the editor's way in ours. */
const text1 = symbol('Title (older spaces)', { disabled: true });

/** Every field that the mapper reads, which the types see to: a field more or less in entry.ts is an error here. */
const fields: { [Type in ContentType]: Record<ReadField<Type>, Described> } = {
  blogPost: {
    ...named,
    text1,
    photo1: {
      name: 'Pictures',
      type: 'Array',
      items: { type: 'Link', linkType: 'Asset', validations: pictures },
    },
    content1: richText('Body'),
    content1Text: longText('Body'),
  },
  top5BlogPost: {
    ...named,
    text1,
    openingParagraph: richText('Opening'),
    photo1: photo('Picture 1'),
    p1: richText('Paragraph 1'),
    photo2: photo('Picture 2'),
    p2: richText('Paragraph 2'),
    photo3: photo('Picture 3'),
    p3: richText('Paragraph 3'),
    photo4: photo('Picture 4'),
    p4: richText('Paragraph 4'),
    photo5: photo('Picture 5'),
    p5: richText('Paragraph 5'),
    closingParagraph: richText('Closing'),
    openingParagraphText: longText('Opening'),
    p1Text: longText('Paragraph 1'),
    p2Text: longText('Paragraph 2'),
    p3Text: longText('Paragraph 3'),
    p4Text: longText('Paragraph 4'),
    p5Text: longText('Paragraph 5'),
    closingParagraphText: longText('Closing'),
  },
};

const about: Record<ContentType, { name: string; description: string }> = {
  blogPost: { name: 'Blog post', description: 'An article: a body with its pictures.' },
  top5BlogPost: { name: 'Top five', description: 'An article of up to five parts, each with a picture.' },
};

/** One tag for each category, whose name chooses it, and the one that makes a post the featured one. */
const categoryTags = [...categories.map(({ slug }) => toCamelCase(slug)), 'featuredPost'];

function toCamelCase(slug: string): string {
  return slug.replace(/-(\w)/g, (_, letter: string) => letter.toUpperCase());
}

/** A public tag: private ones never reach the site. */
export function modelTag(id: string) {
  return { sys: { id, type: 'Tag' as const, visibility: 'public' as const }, name: tagName(id) };
}

/** The content model in the format of Contentful's import (`contentful space import --content-file`). */
export const contentModel = {
  contentTypes: contentTypes.map((id) => ({
    sys: { id, type: 'ContentType' as const },
    ...about[id],
    displayField: 'title',
    fields: Object.entries<Described>(fields[id]).map(
      ([name, field]): ModelField => ({
        id: name,
        localized: false,
        required: false,
        disabled: false,
        omitted: false,
        validations: [],
        ...field,
      }),
    ),
  })),
  tags: categoryTags.map(modelTag),
};
