import { BACKGROUND } from '../../browser-names.ts';
import { inlineCode } from './inline-code.ts';

/**
 * Plays the background video once everything else has loaded and while it is in view; the button beside it pauses it
 * (WCAG 2.2.2). Nothing is fetched for visitors who prefer reduced motion, save data or have a slow connection.
 */
function playBackground(attribute: string) {
  const video = document.querySelector<HTMLVideoElement>(`video[${attribute}]`);
  const button = video?.nextElementSibling as HTMLElement | null | undefined;
  if (!video || !button) return;
  const { connection } = navigator as Navigator & {
    connection?: { saveData?: boolean; effectiveType?: string };
  };
  const isSlow = (connection?.effectiveType ?? '4g') !== '4g';
  if (isSlow || connection?.saveData || matchMedia('(prefers-reduced-motion: reduce)').matches) return;

  // A video that has not started yet fires no pause event, so the button shows the visitor's choice.
  const show = (isPlaying: boolean) => {
    button.setAttribute('aria-label', isPlaying ? 'Pause video' : 'Play video');
    button.toggleAttribute('data-paused', !isPlaying);
  };
  const play = () => {
    show(true);
    video.play().catch(({ name }: DOMException) => name === 'NotAllowedError' && show(false));
  };
  button.addEventListener('click', () => {
    if (button.hasAttribute('data-paused')) return play();
    video.pause();
    show(false);
  });
  const start = () => {
    video.hidden = button.hidden = false;
    // WebKit chose a source while the video had no box: always the wide one.
    video.load();
    video.muted = true;
    // Out of view it would only use a phone's battery.
    new IntersectionObserver((entries) => {
      if (!entries.at(-1)?.isIntersecting) video.pause();
      else if (!button.hasAttribute('data-paused')) play();
    }).observe(video);
  };
  if (document.readyState === 'complete') start();
  else addEventListener('load', start);
}

export const backgroundVideoCode = inlineCode(playBackground, BACKGROUND);
