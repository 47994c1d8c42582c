/** The path of the system's Chromium, or undefined. */
export function systemChromium(): string | undefined;
/** The path of the browser of the end-to-end tests, or undefined where Playwright brings its own. */
export function testBrowser(): string | undefined;
export function installBrowser(): void;
