/**
 * Declares the order of the layers at the top of every style sheet, because the first declaration that a browser reads
 * sets the order. Without it, the order in which pages import their styles would.
 */
export default function layerOrder() {
  return {
    postcssPlugin: 'layer-order',
    Once(root, { AtRule }) {
      root.prepend(new AtRule({ name: 'layer', params: 'theme, base, components, utilities' }));
    },
  };
}
layerOrder.postcss = true;
