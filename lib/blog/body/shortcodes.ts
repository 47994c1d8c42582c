import type { Report } from '@/lib/blog/findings';

/** WordPress's own shortcodes, and those of its common plugins. Markdown links look alike: `[video](/tour.mp4)`. */
const SHORTCODE =
  /\[\/?((?:wp_)?caption|gallery|playlist|video|audio|embed|youtube|vimeo|contact-form(?:-7)?|wpforms|gravityform|ninja_form|mc4wp_form|google_?maps?|rev_slider|metaslider|(?:vc|et_pb|fusion|su)_\w+)(?:\s[^[\]]*)?\](?!\()/gi;

/** The text without WordPress's shortcodes; pictures with captions become figures. */
export function withoutShortcodes(text: string, report: Report): string {
  if (!text.includes('[')) return text;
  const [last = '', ...captions] = text.split(/\[\/(?:wp_)?caption\]/i).reverse();
  return [...captions.reverse().map(withFigure), last].join('').replace(SHORTCODE, (written, name) => {
    if (!written.startsWith('[/'))
      report('left-out', `has the shortcode [${name}], which the site leaves out.`);
    return '';
  });
}

/** A text that ends with `[caption …]<img> Words` with a figure in its place. */
function withFigure(text: string): string {
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
