import { cleanup, render } from '@testing-library/react';
import type { ReactElement } from 'react';
import { renderToString } from 'react-dom/server';
import { afterEach, expect, vi } from 'vitest';
import { collectEarlyInput } from '@/lib/browser/islands/early-input';
import { Hydrated } from '@/lib/browser/islands/hydrate-island';

afterEach(cleanup);

/** Renders `island` on the server and then hydrates it, as happens on a page. A hydration mismatch fails the test. */
export function hydrate(
  island: ReactElement,
  { before }: { before?: (container: HTMLElement) => void } = {},
) {
  const container = document.createElement('div');
  container.innerHTML = renderToString(island);
  document.body.append(container);
  before?.(container);
  const { keepFocus, replay } = collectEarlyInput(container);
  const page = (
    <Hydrated onHydrated={keepFocus} onListening={replay}>
      {island}
    </Hydrated>
  );
  const onRecoverableError = vi.fn();
  const view = render(page, { container, hydrate: true, onRecoverableError });
  expect(onRecoverableError).not.toHaveBeenCalled();
  return view;
}
