import { inlineCode } from './inline-code.ts';

/** The attribute of what follows how far a page is scrolled: `progress` or `to-top` (components/blog/article-progress.css). */
export const SCROLL_DRIVEN = 'data-scroll-driven';

/** What the style sheet does where browsers know scroll timelines, for the others: a bar, and the way back up after 300 px. */
function followScroll(attribute: string) {
  if (CSS.supports('animation-timeline: scroll()')) return;
  const find = (name: string) => document.querySelector<HTMLElement>(`[${attribute}=${name}]`);
  const [bar, toTop] = [find('progress'), find('to-top')];
  const follow = () => {
    const length = document.documentElement.scrollHeight - innerHeight;
    if (bar) bar.style.transform = `scaleX(${Math.min(1, scrollY / length)})`;
    if (toTop) toTop.style.visibility = scrollY > 300 ? 'visible' : 'hidden';
  };
  addEventListener('scroll', follow, { passive: true });
  follow();
}

export const followScrollCode = inlineCode(followScroll, SCROLL_DRIVEN);
