import { freshFormsCode } from './fresh-forms.ts';
import { inlineCode } from './inline-code.ts';
import { leadSourceCode } from './lead-source.ts';

/** Id of the style element with the web fonts. It applies without scripts, or once the head script enables it. */
export const FACES_ID = 'web-fonts';

const PLACEHOLDER = '/images/placeholder.svg';

/**
 * Does what can't wait for the end of the document. If the visitor comes from one of our pages, web fonts are cached
 * and apply from the first paint. Otherwise they load after the page has, so that they don't compete with the main
 * picture. Pictures that fail to load are replaced by the placeholder: error events don't bubble, but they can be
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
  // If the fonts fail to load, the fallback fonts stay.
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
  // WebKit would print empty boxes for lazy pictures that haven't loaded.
  addEventListener('beforeprint', () => {
    for (const image of document.querySelectorAll<HTMLImageElement>('img[loading=lazy]'))
      image.loading = 'eager';
  });
}

export const headCode = `${inlineCode(prepare, FACES_ID, PLACEHOLDER)};${leadSourceCode};${freshFormsCode}`;
