import { freshFormsCode } from './fresh-forms.ts';
import { inlineCode } from './inline-code.ts';
import { leadSourceCode } from './lead-source.ts';

/** Id of the style element with the web fonts. It applies if scripts are off. Otherwise the head script uses it. */
export const FACES_ID = 'web-fonts';

const PLACEHOLDER = '/images/placeholder.svg';

/**
 * Runs in the head, because its tasks can't wait for the end of the document. It shows the web fonts: from the first
 * paint if the visitor comes from one of our pages, because the fonts are cached by then; otherwise after the page has
 * loaded, so that they don't compete with the main picture. It replaces pictures that fail to load with the
 * placeholder: their error events don't bubble, but can be captured.
 */
function prepare(facesId: string, placeholder: string) {
  const element = document.getElementById(facesId) as HTMLStyleElement;
  /** Adds all font faces at once. If they were added one by one, each would lay out the page again. */
  const showFaces = async () => {
    const faces = [...(element.sheet?.cssRules ?? [])].map((rule) => {
      const value = (name: string) => (rule as CSSFontFaceRule).style.getPropertyValue(name);
      return new FontFace(value('font-family'), value('src'), { weight: value('font-weight') }).load();
    });
    for (const face of await Promise.all(faces)) document.fonts.add(face);
  };
  if (document.referrer.startsWith(`${location.origin}/`)) element.media = 'all';
  else {
    // If loading a font fails, the fallback fonts stay.
    const show = () => showFaces().catch(() => {});
    addEventListener('load', () => requestAnimationFrame(() => setTimeout(show)));
  }
  const replaceBroken = ({ target: image }: Event) => {
    if (!(image instanceof HTMLImageElement) || image.getAttribute('src') === placeholder) return;
    for (const each of image.closest('picture')?.children ?? [image]) each.removeAttribute('srcset');
    image.src = placeholder;
  };
  addEventListener('error', replaceBroken, true);
  // Load all pictures before printing: WebKit would print empty boxes for lazy pictures that have not loaded.
  addEventListener('beforeprint', () => {
    for (const image of document.querySelectorAll<HTMLImageElement>('img[loading=lazy]'))
      image.loading = 'eager';
  });
}

export const headCode = `${inlineCode(prepare, FACES_ID, PLACEHOLDER)};${leadSourceCode};${freshFormsCode}`;
