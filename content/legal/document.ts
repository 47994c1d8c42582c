/** A stretch of text; a link leads to a site path, an anchor, an email address or a phone number. */
export type Inline = string | { text: string; href: string };

export type Block =
  | { paragraph: Inline[] }
  | { list: Inline[][] }
  | { table: { caption: string; head: string[]; rows: string[][] } }
  /** The place of the control that changes how embeds load (cookie policy). */
  | { control: 'embeds' };

interface LegalSection {
  /** Anchor of the section. */
  id: string;
  title: string;
  blocks: Block[];
}

export interface LegalDocument {
  title: string;
  path: '/privacy' | '/terms' | '/cookies';
  metaDescription: string;
  keywords: string[];
  /** The document in two or three sentences. It helps; it does not bind. */
  summary: string;
  sections: LegalSection[];
}

/** Stands under the title of all three. */
export const lastUpdated = { label: 'August 2025', dateTime: '2025-08' } as const;

/** A paragraph of text and links. */
export const paragraph = (...parts: Inline[]): Block => ({ paragraph: parts });

/** A list with one entry for each text, or for each row of text and links. */
export const list = (...entries: (string | Inline[])[]): Block => ({
  list: entries.map((entry) => (typeof entry === 'string' ? [entry] : entry)),
});
