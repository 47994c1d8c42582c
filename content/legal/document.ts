/** Text, or a link to a site path, an anchor, an email address or a phone number. */
export type Inline = string | { text: string; href: string };

export type Block =
  | { paragraph: Inline[] }
  | { list: Inline[][] }
  | { table: { caption: string; head: string[]; rows: string[][] } }
  /** The setting for how embeds load, in the cookie policy. */
  | { control: 'embeds' };

interface LegalSection {
  /** The section's anchor. */
  id: string;
  title: string;
  blocks: Block[];
}

export interface LegalDocument {
  title: string;
  path: '/privacy' | '/terms' | '/cookies';
  metaDescription: string;
  keywords: string[];
  /** A summary in two or three sentences, which is not legally binding. */
  summary: string;
  sections: LegalSection[];
}

/** Shown under the title of all three documents. */
export const lastUpdated = { label: 'August 2025', dateTime: '2025-08' } as const;

export const paragraph = (...parts: Inline[]): Block => ({ paragraph: parts });

/** A list. An entry with links is an array of texts and links. */
export const list = (...entries: (string | Inline[])[]): Block => ({
  list: entries.map((entry) => (typeof entry === 'string' ? [entry] : entry)),
});
