import { cleanup, render } from '@testing-library/react';
import type { ReactElement } from 'react';
import { renderToString } from 'react-dom/server';
import { afterEach, expect, vi } from 'vitest';

afterEach(cleanup);

/** Renders `island` on the server and hydrates it. A hydration mismatch fails the test. */
export function hydrate(
  island: ReactElement,
  { before }: { before?: (container: HTMLElement) => void } = {},
) {
  const container = document.createElement('div');
  container.innerHTML = renderToString(island);
  document.body.append(container);
  before?.(container);
  const onRecoverableError = vi.fn();
  const view = render(island, { container, hydrate: true, onRecoverableError });
  expect(onRecoverableError).not.toHaveBeenCalled();
  return view;
}
