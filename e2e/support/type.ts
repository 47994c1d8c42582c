import type { Page } from '@playwright/test';

/** Returns the amounts of money, and the words of up to nine letters, that are broken across two lines. */
export function findBrokenWords(page: Page): Promise<string[]> {
  return page.evaluate(() => {
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
}

/** Returns text in the display font whose optical size (`opsz`) is wrong for its font size. */
export function findWrongOpticalSizes(page: Page): Promise<string[]> {
  return page.evaluate(() =>
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
}
