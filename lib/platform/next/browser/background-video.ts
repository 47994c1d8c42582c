import { BACKGROUND } from '../../browser-names.ts';
import { inlineCode } from './inline-code.ts';

/**
 * Plays the background video while it is in view, once everything else has loaded. The button beside the video pauses
 * it (WCAG 2.2.2). Nothing is fetched for visitors who prefer reduced motion, save data or have a slow connection.
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

  // Callers update the button themselves, without waiting for the video's events: a video that hasn't started fires no
  // pause event.
  const updateButton = (isPlaying: boolean) => {
    button.setAttribute('aria-label', isPlaying ? 'Pause video' : 'Play video');
    button.toggleAttribute('data-paused', !isPlaying);
  };
  const play = () => {
    updateButton(true);
    video.play().catch(({ name }: DOMException) => name === 'NotAllowedError' && updateButton(false));
  };
  button.addEventListener('click', () => {
    if (button.hasAttribute('data-paused')) return play();
    video.pause();
    updateButton(false);
  });
  const start = () => {
    video.hidden = button.hidden = false;
    // WebKit chose the wide source while the video was hidden. Loading again makes it choose the one for this screen.
    video.load();
    video.muted = true;
    // Pause the video while it is out of view, to save battery.
    new IntersectionObserver((entries) => {
      if (!entries.at(-1)?.isIntersecting) video.pause();
      else if (!button.hasAttribute('data-paused')) play();
    }).observe(video);
  };
  if (document.readyState === 'complete') start();
  else addEventListener('load', start);
}

export const backgroundVideoCode = inlineCode(playBackground, BACKGROUND);
