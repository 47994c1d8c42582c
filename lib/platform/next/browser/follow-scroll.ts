import { SCROLL_DRIVEN } from '../../browser-names.ts';
import { inlineCode } from './inline-code.ts';

/** In browsers without scroll-driven animations, moves the progress bar and shows the link to the top after 300 px. */
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
