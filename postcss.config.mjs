import path from 'node:path';

const layerOrder = path.resolve('scripts/lib/postcss-layer-order.mjs');

export default { plugins: { [layerOrder]: {}, '@tailwindcss/postcss': {} } };
