/** The path of the system's Chromium, or undefined. */
export function systemChromium(): string | undefined;
export function installBrowser(): void;
