import type { BuiltFiles } from './built-files.ts';

const USE = /<use href="(\/_next\/static\/[^"#]+\.svg)#([\w-]+)">/g;

/**
 * `html` with the drawings that it shows from sprites inside it, each once: logo and icons are there with the first
 * paint, and cost no request. What islands draw later comes from the sprite.
 */
export function inlineSymbols(html: string, files: BuiltFiles): string {
  const symbols = new Map<string, string>();
  const inlined = html.replace(USE, (use: string, address: string, name: string) => {
    const symbol = symbols.get(name) ?? symbolOf(files(address), name);
    if (!symbol) return use;
    symbols.set(name, symbol);
    return `<use href="#${idOf(name)}">`;
  });
  if (!symbols.size) return html;
  return inlined.replace(
    '</body>',
    () => `<svg style="display:none" aria-hidden="true">${[...symbols.values()].join('')}</svg></body>`,
  );
}

/** Ids of a page's own elements are words too. */
const idOf = (name: string) => `symbol-${name}`;

function symbolOf(sprite: string | null, name: string): string | undefined {
  const symbol = new RegExp(`<symbol id="${name}"[\\s\\S]*?</symbol>`).exec(sprite ?? '')?.[0];
  return symbol?.replace(`id="${name}"`, `id="${idOf(name)}"`);
}
