import { freshFormsCode } from './fresh-forms.ts';
import { inlineCode } from './inline-code.ts';
import { leadSourceCode } from './lead-source.ts';

/** The id of the style element with the web fonts, which applies without scripts or when the head script enables it. */
export const FACES_ID = 'web-fonts';

const PLACEHOLDER = '/images/placeholder.svg';

/**
 * Does everything that cannot wait for the end of the document. Web fonts apply from the first paint if the visitor
 * comes from one of our pages, because they are cached; else they load after it, because they would compete with the
 * picture. A picture that fails to load is replaced by the placeholder. Its error event does not bubble, but it can be
 * captured.
 */
function prepare(facesId: string, placeholder: string) {
  const element = document.getElementById(facesId) as HTMLStyleElement;
  /** Adds all faces at once, because each one alone would lay out the page again. */
  const showFaces = async () => {
    const faces = [...(element.sheet?.cssRules ?? [])].map((rule) => {
      const value = (name: string) => (rule as CSSFontFaceRule).style.getPropertyValue(name);
      return new FontFace(value('font-family'), value('src'), { weight: value('font-weight') }).load();
    });
    for (const face of await Promise.all(faces)) document.fonts.add(face);
  };
  if (document.referrer.startsWith(`${location.origin}/`)) element.media = 'all';
  // If they fail, the fallback fonts stay and the text is complete.
  else
    addEventListener('load', () =>
      requestAnimationFrame(() => setTimeout(() => showFaces().catch(() => {}))),
    );
  const replaceBroken = ({ target: image }: Event) => {
    if (!(image instanceof HTMLImageElement) || image.getAttribute('src') === placeholder) return;
    for (const each of image.closest('picture')?.children ?? [image]) each.removeAttribute('srcset');
    image.src = placeholder;
  };
  addEventListener('error', replaceBroken, true);
  // WebKit would print empty boxes for pictures that are not loaded yet.
  addEventListener('beforeprint', () => {
    for (const image of document.querySelectorAll<HTMLImageElement>('img[loading=lazy]'))
      image.loading = 'eager';
  });
}

export const headCode = `${inlineCode(prepare, FACES_ID, PLACEHOLDER)};${leadSourceCode};${freshFormsCode}`;
