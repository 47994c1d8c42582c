/**
 * Declares the order of cascade layers at the top of every style sheet. Otherwise the order would depend on which style
 * sheet a page imports first, because browsers keep the order in which they first see the layers.
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
