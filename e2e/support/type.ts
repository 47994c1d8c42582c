import type { Page } from '@playwright/test';

/** Returns the amounts of money, and the words of up to nine letters, that are broken across two lines. */
export const findBrokenWords = (page: Page) =>
  page.evaluate(() => {
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    const found: string[] = [];
    while (texts.nextNode()) {
      const text = texts.currentNode;
      // Skip the honeypot field: it is one pixel large, so its text always wraps.
      if (text.parentElement?.closest('[aria-hidden="true"]')) continue;
      for (const { 0: word, index } of text.nodeValue?.matchAll(
        /\$\d[\d,.]*|(?<![\w@.])[A-Za-z]{2,9}(?![\w@.])/g,
      ) ?? []) {
        const range = document.createRange();
        range.setStart(text, index);
        range.setEnd(text, index + word.length);
        const lines = new Set([...range.getClientRects()].map(({ bottom }) => Math.round(bottom)));
        if (lines.size > 1) found.push(word);
      }
    }
    return found;
  });

/** Returns text in the display font whose optical size (`opsz`) is wrong for its font size. */
export const findWrongOpticalSizes = (page: Page) =>
  page.evaluate(() =>
    [...document.querySelectorAll('body *')].flatMap((element) => {
      const { fontFamily, fontSize, fontVariationSettings } = getComputedStyle(element);
      const hasText = [...element.childNodes].some(
        (node) => node.nodeType === Node.TEXT_NODE && node.nodeValue?.trim(),
      );
      if (!hasText || !/^"?fraunces/.test(fontFamily)) return [];
      const [size, cut] = [
        Number.parseFloat(fontSize),
        Number(/"opsz" (\d+)/.exec(fontVariationSettings)?.[1]),
      ];
      const largest = size > 64 ? 144 : size >= 38 ? 72 : 48;
      return cut >= 30 && cut <= largest ? [] : [`${element.textContent}: ${cut} at ${size} px`];
    }),
  );

/** Returns texts that an element around them cuts off. */
export const findCutText = (page: Page) =>
  page.evaluate(() => {
    const isClipped = (part: DOMRect, box: Element) => {
      const { overflowX, overflowY } = getComputedStyle(box);
      const { top, right, bottom, left } = box.getBoundingClientRect();
      const clips = (overflow: string) => /hidden|clip/.test(overflow);
      return (
        (clips(overflowX) && (part.right > right + 2 || part.left < left - 2)) ||
        (clips(overflowY) && (part.bottom > bottom + 2 || part.top < top - 2))
      );
    };
    const range = document.createRange();
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    const cut: string[] = [];
    while (walker.nextNode()) {
      const element = walker.currentNode.parentElement;
      const text = walker.currentNode.nodeValue?.trim();
      // Text that is only for screen readers is in a box of one pixel.
      if (!text || !element?.checkVisibility({ visibilityProperty: true, opacityProperty: true })) continue;
      const boxes: Element[] = [];
      for (let box: Element | null = element; box && box !== document.body; box = box.parentElement)
        boxes.push(box);
      if (boxes.some((box) => box.clientWidth === 1)) continue;
      range.selectNodeContents(walker.currentNode);
      const parts = [...range.getClientRects()];
      if (parts.some((part) => boxes.some((box) => isClipped(part, box)))) cut.push(text);
    }
    return cut;
  });

/** Returns texts whose contrast on white paper is below 4.5:1. */
export const findPaleText = (page: Page) =>
  page.evaluate(() => {
    const canvas = document.createElement('canvas').getContext('2d', { willReadFrequently: true });
    const contrastOf = (color: string) => {
      if (!canvas) return 0;
      for (const fill of ['#fff', color]) {
        canvas.fillStyle = fill;
        canvas.fillRect(0, 0, 1, 1);
      }
      const [r = 0, g = 0, b = 0] = [...canvas.getImageData(0, 0, 1, 1).data].map((value) => {
        const part = value / 255;
        return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
      });
      return 1.05 / (0.2126 * r + 0.7152 * g + 0.0722 * b + 0.05);
    };
    return [...document.querySelectorAll('body *')].flatMap((element) => {
      const isText = ({ nodeType }: Node) => nodeType === Node.TEXT_NODE;
      const texts = [...element.childNodes].filter(isText).map(({ nodeValue }) => nodeValue);
      const text = texts.join('').trim();
      const { width, height } = element.getBoundingClientRect();
      // Skip text that is only for screen readers: its element is one pixel large.
      if (!text || width * height < 4 || !element.checkVisibility()) return [];
      const { color } = getComputedStyle(element);
      return contrastOf(color) < 4.5 ? [`${text}: ${color}`] : [];
    });
  });

/**
 * Returns elements that would be elsewhere without the elements around islands and slots: classes such as `space-y-4`
 * don't reach through these. Removes them, so call it last.
 */
export const findMovedByWrappers = (page: Page) =>
  page.evaluate(() => {
    const wrappers = [...document.querySelectorAll('[data-island], [data-slot]')].filter(
      (element) => getComputedStyle(element).display === 'contents',
    );
    const elements = [...document.querySelectorAll('main *')].filter(
      (element) => !wrappers.includes(element),
    );
    const readPlaces = () =>
      elements.map((element) => {
        const { x, y, width, height } = element.getBoundingClientRect();
        return [x, y + scrollY, width, height].map(Math.round).join(' ');
      });
    const before = readPlaces();
    for (const wrapper of wrappers) wrapper.replaceWith(...wrapper.childNodes);
    return readPlaces().flatMap((place, at) =>
      place === before[at] ? [] : `${elements[at]?.tagName} ${before[at]}, not ${place}`,
    );
  });
