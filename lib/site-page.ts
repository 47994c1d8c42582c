import 'server-only';
import lockup from '../content/brand/logo.svg';
import { company } from '../content/company.ts';
import { footerColumns, legalLinks } from '../content/navigation.ts';
import { html, htmlPage } from './platform/http/html.ts';
import { builtFonts } from './platform/next/build-output.ts';

const fonts = builtFonts();
const face = (family: string, name: string, weight: string) =>
  `@font-face{font-family:"${family}";src:url(${fonts.get(name)}) format("woff2");font-weight:${weight};font-display:swap}`;

/** The site's header, footer and look, for pages that are no documents of Next's. */
const frame = {
  header: html`<header><a href="/"><svg role="img" aria-label="${company.name}, home" width="178" height="39" viewBox="0 0 219 48"><use href="${lockup.src}#lockup"></use></svg></a><a href="${company.phone.href}">${company.phone.display}</a></header>`,
  footer: html`<footer><nav aria-label="Footer">${[...footerColumns.flatMap(({ links }) => links), ...legalLinks].map(({ label, href }) => html`<a href="${href}">${label}</a>`)}</nav><p>© ${company.launchYear} ${company.name}</p></footer>`,
  style: [
    face('Fraunces', 'fraunces', '380 600'),
    face('Instrument Sans', 'instrument_sans', '400 700'),
    'body{display:grid;grid-template:auto 1fr auto/100%;min-height:100vh}',
    'header,footer{padding:1rem max(1.5rem,(100vw - 75rem)/2)}',
    'header{display:flex;align-items:center;justify-content:space-between;gap:1rem;min-height:72px;border-bottom:1px solid #e8dac3}',
    'header a:first-child{min-width:0}header svg{display:block;max-width:100%;height:auto;color:#0a6457}header a:last-child{color:inherit;font-weight:500;text-decoration:none;white-space:nowrap}',
    'main{width:100%;max-width:47rem;padding:clamp(3rem,6vw,5rem) 1.5rem}',
    'h1{font:420 clamp(2.375rem,2.05rem + 1.333vw,3.25rem)/1.06 Fraunces,Georgia,serif;font-variation-settings:"opsz" 110;letter-spacing:-.026em}',
    '.card{display:grid;gap:1rem;margin:2rem 0;padding:clamp(1.25rem,4vw,2rem);background:#fff;border:1px solid #e8dac3;border-radius:14px;box-shadow:0 1px 2px rgb(6 42 51/.05),0 18px 40px -18px rgb(6 42 51/.28)}.card p{margin:0}',
    '.when{font:500 clamp(1.5rem,1.407rem + .381vw,1.75rem)/1.25 Fraunces,Georgia,serif;font-variation-settings:"opsz" 42;letter-spacing:-.015em}',
    'footer{background:#062a33;color:#e8dac3;font-size:.9375rem;padding-block:2.5rem}footer nav{display:flex;flex-wrap:wrap;gap:.25rem 1.75rem}footer a{padding:.4rem 0;color:#fbf8f2;text-decoration:none}footer a:hover{text-decoration:underline}',
  ].join(''),
};

type Page = Omit<Parameters<typeof htmlPage>[1], 'frame'> & { style?: string };

/** An answer that shows a page which works without Next's scripts, and looks like the rest of the site. */
export const sitePage = (status: number, { style = '', ...page }: Page): Response =>
  htmlPage(status, { ...page, frame: { ...frame, style: frame.style + style } });
