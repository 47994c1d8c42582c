import { parseJson } from '../../parse-json.ts';
import type { BuiltFiles } from './built-files.ts';
import type { HtmlDocument } from './html.ts';

/** What scripts/lib/islands.mjs writes about its files. */
interface IslandManifest {
  /** The URL of the module with React, which hydrates islands. */
  runtime: string;
  /** By name: the URL of an island's module, and the Tailwind utilities that it names. */
  islands: Record<string, { file: string; classes: string[] }>;
}

export const ISLANDS_PATH = '/_next/static/islands/';
export const MANIFEST = 'manifest.json';

/** Returns what the document's islands need: the loader's attributes, and classes. Null if no manifest names them. */
export function findIslands({ islands }: HtmlDocument, files: BuiltFiles) {
  const text = files(`${ISLANDS_PATH}${MANIFEST}`) ?? '';
  const manifest = parseJson(text) as IslandManifest | undefined;
  if (!manifest && islands.size) return null;
  const used = Object.entries(manifest?.islands ?? {}).filter(([name]) => islands.has(name));
  const needed = [manifest?.runtime, ...used.map(([, { file }]) => file)].join(' ');
  return {
    attributes: `data-runtime="${needed}" data-islands="${used.map(([name]) => name).join(' ')}"`,
    classes: used.flatMap(([, { classes }]) => classes),
  };
}
