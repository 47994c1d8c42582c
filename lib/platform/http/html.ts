/** Markup in which every value has been escaped. */
class Html {
  readonly text: string;
  constructor(text: string) {
    this.text = text;
  }
}

type Part = Html | string | number | boolean | null | undefined | readonly Part[];

/** Template tag that escapes values, keeps Html as it is, joins arrays, and drops null, undefined and booleans. */
export function html(strings: TemplateStringsArray, ...parts: Part[]): Html {
  return new Html(strings.map((string, index) => string + toText(parts[index])).join(''));
}

export function attributes(values: Record<string, string | number | boolean | null | undefined>): Html {
  return new Html(
    Object.entries(values)
      .filter(([, value]) => value !== false && value != null)
      .map(([name, value]) => (value === true ? ` ${name}` : ` ${name}="${escapeHtml(String(value))}"`))
      .join(''),
  );
}

function toText(part: Part): string {
  if (part instanceof Html) return part.text;
  if (Array.isArray(part)) return part.map(toText).join('');
  return typeof part === 'string' || typeof part === 'number' ? escapeHtml(String(part)) : '';
}

const ESCAPES: Record<string, string> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};

/** Escapes a text for HTML and XML, in content and in attributes. */
export const escapeHtml = (text: string) => text.replace(/[&<>"']/g, (character) => ESCAPES[character] ?? '');
