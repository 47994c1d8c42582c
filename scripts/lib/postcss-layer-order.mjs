/**
 * Declares the order of the layers at the head of every style sheet. The first declaration that a browser meets
 * decides, so without it the order in which pages import their styles would.
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
