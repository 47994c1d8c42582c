import { freshFormsCode } from './fresh-forms.ts';
import { inlineCode } from './inline-code.ts';
import { leadSourceCode } from './lead-source.ts';

/** The element that holds the faces of the web fonts: switched on by the head script, or by the lack of scripts. */
export const FACES_ID = 'web-fonts';

const PLACEHOLDER = '/images/placeholder.svg';

/**
 * What cannot wait for the end of the document. Web fonts are there from the first paint where the browser has them, on the
 * way from one of our pages to the next; else they wait for it, as they would compete with the picture. A picture that fails
 * to load gives way to the placeholder: its error event does not bubble, but can be caught on its way down.
 */
function prepare(facesId: string, placeholder: string) {
  const element = document.getElementById(facesId) as HTMLStyleElement;
  /** All faces at once, when they are here: each by itself would lay the page out again. */
  const showFaces = async () => {
    const faces = [...(element.sheet?.cssRules ?? [])].map((rule) => {
      const value = (name: string) => (rule as CSSFontFaceRule).style.getPropertyValue(name);
      return new FontFace(value('font-family'), value('src'), { weight: value('font-weight') }).load();
    });
    for (const face of await Promise.all(faces)) document.fonts.add(face);
  };
  if (document.referrer.startsWith(`${location.origin}/`)) element.media = 'all';
  // Without them the fallback fonts stay, and the text is whole.
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
  // WebKit would print empty boxes for pictures further down.
  addEventListener('beforeprint', () => {
    for (const image of document.querySelectorAll<HTMLImageElement>('img[loading=lazy]'))
      image.loading = 'eager';
  });
}

export const headCode = `${inlineCode(prepare, FACES_ID, PLACEHOLDER)};${leadSourceCode};${freshFormsCode}`;
