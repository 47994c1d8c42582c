import type { Photo } from '@/lib/contentful/photo';
import { parseFileUrl } from '@/lib/contentful/photo';
import { decodePercent } from '@/lib/contentful/slug';
import { mediaHosts } from '@/lib/platform/csp';
import { env } from '@/lib/platform/env';
import { newTab } from './links';
import { type Element, element } from './tree';

/** A file in a body. `tag` is that of a player if the CSP allows the file's host, else `a`. */
type BodyFile = { tag: 'video' | 'audio' | 'a'; src: string; title: string };

const endings: [tag: BodyFile['tag'], ending: RegExp][] = [
  ['video', /\.(mp4|m4v|mov|webm|ogv)([?#]|$)/i],
  ['audio', /\.(mp3|m4a|wav|ogg|oga|aac)([?#]|$)/i],
  ['a', /\.(pdf|docx?|xlsx?|pptx?|od[ts]|pages|numbers|key|csv|txt|rtf|zip|epub|ics|gpx|kml)([?#]|$)/i],
];

/** Returns null if the address can't be a file. `type` is its media type. Without one, the file extension decides. */
export function toBodyFile(
  address: string,
  { title, type = '' }: { title?: string; type?: string },
): BodyFile | null {
  const url = parseFileUrl(address);
  const [tag] = endings.find(([tag, ending]) => type.startsWith(`${tag}/`) || ending.test(address)) ?? [];
  if (!url || (!tag && !type)) return null;
  const plays = url.origin === new URL(env.SITE_URL).origin || mediaHosts(env).includes(url.host);
  const name = decodePercent(url.pathname.slice(url.pathname.lastIndexOf('/') + 1));
  return { tag: plays && tag ? tag : 'a', src: url.href, title: title || name || url.host };
}

export function toFileNode({ tag, src, title }: BodyFile): Element {
  const link = element('a', { href: src, ...newTab }, [title]);
  if (tag === 'a') return element('p', {}, [link]);
  const player = element(tag, { src, controls: 'controls', preload: 'metadata', 'aria-label': title });
  return element('figure', {}, [player, element('figcaption', {}, [link])]);
}

export function toPictureNode({ src, alt, size, caption }: Photo): Element {
  const picture = element('img', { src, alt, width: `${size.width}`, height: `${size.height}` });
  return element('figure', {}, [picture, ...(caption ? [element('figcaption', {}, [caption])] : [])]);
}
