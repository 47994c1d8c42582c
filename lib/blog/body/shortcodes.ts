import type { Report } from '@/lib/contentful/problems';

const SHORTCODE = /\[(\/?)([a-z][\w-]*)((?:[\s=][^[\]]*)?)\/?\]\(?/gi;
/** Shortcodes of WordPress and common plugins. Others count as shortcodes only with attributes or a closing tag. */
const knownShortcodes = new Set(
  'caption wp_caption gallery playlist video audio embed youtube vimeo wpvideo toc wpforms'.split(' '),
);
const pluginShortcode = /[-_](form|feed)(-7)?$|^(vc|et_pb|su)_/;

export function removeShortcodes(text: string, report: Report): string {
  if (!text.includes('[')) return text;
  const [last = '', ...captions] = text.split(/\[\/(?:wp_)?caption\]/i).reverse();
  const figures = [...captions.reverse().map(toFigure), last].join('');
  const closed = new Set(Array.from(figures.matchAll(/\[\/([a-z][\w-]*)\]/gi), ([, name]) => name));
  return figures.replace(SHORTCODE, (written, slash, name, more) => {
    const isKnown = knownShortcodes.has(name.toLowerCase()) || pluginShortcode.test(name.toLowerCase());
    const isShortcode = isKnown || closed.has(name) || /\s[\w-]+=/.test(more);
    // Keep `[video](/tour)`, because it is a Markdown link.
    if (written.endsWith('(') || !isShortcode) return written;
    if (!slash) report('left-out', `has the shortcode [${name}], which the site leaves out.`);
    return '';
  });
}

/** Turns `[caption …]<img> Words` at the end of `text` into a figure. */
function toFigure(text: string): string {
  const start = Math.max(text.lastIndexOf('[caption'), text.lastIndexOf('[wp_caption'));
  const end = text.indexOf(']', start);
  const picture = text.indexOf('<img', end);
  if (start < 0 || end < 0 || picture < 0) return text;
  const after = text.indexOf('>', picture) + 1;
  const [link = ''] = /^\s*<\/a>/i.exec(text.slice(after)) ?? [];
  const [, attribute = ''] = /\scaption="([^"]*)"/i.exec(text.slice(start, end)) ?? [];
  const words = text.slice(after + link.length).trim() || attribute;
  const media = text.slice(end + 1, after) + link;
  return `${text.slice(0, start)}<figure>${media}<figcaption>${words}</figcaption></figure>`;
}
