import { jsx as createElement, jsxs as createElements, Fragment } from 'react/jsx-runtime';

// Islands are bundled with this JSX runtime (scripts/lib/islands.mjs). It tells React to hydrate an element although
// its text differs from what the server sent, because a browser may have translated it.
const tolerate =
  (create: typeof createElement): typeof createElement =>
  (type, props, key) =>
    create(
      type,
      typeof type === 'string' ? Object.assign({ suppressHydrationWarning: true }, props) : props,
      key,
    );

export const jsx = tolerate(createElement);
export const jsxs = tolerate(createElements);
export { Fragment };
