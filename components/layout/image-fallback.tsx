'use client';

import { useEffect } from 'react';

const PLACEHOLDER = '/images/placeholder.svg';

function replaceBroken(image: HTMLImageElement) {
  if (image.getAttribute('src') === PLACEHOLDER) return;
  image.removeAttribute('srcset');
  image.src = PLACEHOLDER;
}

/** Puts the placeholder graphic in the place of any picture that fails to load (specification, section 4). */
export function ImageFallback() {
  useEffect(() => {
    for (const image of document.images) {
      if (image.complete && image.naturalWidth === 0 && image.currentSrc) replaceBroken(image);
    }
    // The error event of an image does not bubble, but it can be caught on its way down.
    const onError = ({ target }: Event) => target instanceof HTMLImageElement && replaceBroken(target);
    document.addEventListener('error', onError, true);
    return () => document.removeEventListener('error', onError, true);
  }, []);

  return null;
}
