import localFont from 'next/font/local';

/** Display face with the axes opsz 30-144 and wght 380-600, Latin only, 43 kB (docs/decisions/0003-fonts.md). */
const fraunces = localFont({
  src: './fonts/fraunces.woff2',
  weight: '380 600',
  variable: '--font-fraunces',
  display: 'swap',
  preload: false,
  adjustFontFallback: false,
});

/** The text face, with the axis wght. It has only Latin characters: 30 kB. */
const instrumentSans = localFont({
  src: './fonts/instrument-sans.woff2',
  weight: '400 700',
  variable: '--font-instrument-sans',
  display: 'swap',
  preload: false,
  adjustFontFallback: false,
});

export const fontClasses = `${fraunces.variable} ${instrumentSans.variable}`;
