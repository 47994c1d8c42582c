import { z } from 'zod';

/** A field of the content model in Contentful's import format. */
export interface FieldModel {
  name: string;
  type: 'Symbol' | 'Text' | 'RichText' | 'Date' | 'Integer' | 'Number' | 'Boolean' | 'Link' | 'Array';
  required?: boolean;
  disabled?: boolean;
  validations?: object[];
  linkType?: 'Asset';
  items?: { type: 'Link'; linkType: 'Asset'; validations: object[] };
}

/** Describes each field that the site reads, for the export of the content model. */
export const fieldModels = z.registry<FieldModel>();

export const pictureLink = { linkType: 'Asset' as const, validations: [{ linkMimetypeGroup: ['image'] }] };

/** Validations of a field that holds the last part of a page's address. */
export const slugValidations = [
  { unique: true },
  { regexp: { pattern: '^[A-Za-z0-9_.~-]*[A-Za-z0-9][A-Za-z0-9_.~-]*$', flags: null } },
];
