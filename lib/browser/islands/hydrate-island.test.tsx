// @vitest-environment happy-dom
import { type ComponentType, createElement, type ReactNode, useState } from 'react';
import { renderToString } from 'react-dom/server';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { eventually } from '@/lib/platform/testing/eventually';
import type { SentNodes } from './changed-nodes';
import { hydrateIsland } from './hydrate-island';

/** As the JSX runtime of islands does, makes React tolerate texts that differ. */
const h = (type: string, props: Record<string, unknown>, ...children: ReactNode[]) =>
  createElement(type, { suppressHydrationWarning: true, ...props }, ...children);

/** An island with a field, and content from the server that it can move. */
function RoomRate({ slots }: { slots?: Record<string, ReactNode> }) {
  const [nights, setNights] = useState(1);
  const [isMoved, setMoved] = useState(false);
  if (nights > 90) throw new Error('too many nights');
  const onChange = ({ target }: { target: HTMLInputElement }) => setNights(Number(target.value));
  const note = slots?.note;
  return h(
    'form',
    {},
    h('p', {}, `${nights} nights`),
    h('input', { name: 'nights', value: nights || '', onChange }),
    h('input', { name: 'name' }),
    h('button', { type: 'button', onClick: () => setMoved(!isMoved) }, 'Move'),
    isMoved ? h('section', {}, note) : note,
  );
}

const note = '<div data-slot="note" class="contents"><em>From the server</em></div>';
let island: HTMLElement;
let sent: Map<Node, Node[]>;

beforeEach(() => {
  document.body.innerHTML = '<div data-island="room-rate" data-props="{}"></div>';
  island = document.querySelector<HTMLElement>('[data-island]') ?? document.body;
  island.innerHTML = renderToString(<RoomRate />).replace('</form>', `${note}</form>`);
  sent = new Map();
  const visit = (node: Node) => {
    sent.set(node, [...node.childNodes]);
    for (const child of node.childNodes)
      if (child instanceof Element && !child.matches('[data-slot]')) visit(child);
  };
  visit(island);
});
const [report, onCrash] = [vi.fn(), vi.fn()];
beforeEach(() => vi.stubGlobal('reportError', report));
afterEach(() => {
  vi.unstubAllGlobals();
  report.mockReset();
  onCrash.mockReset();
});

const start = (nodes: SentNodes = sent) =>
  hydrateIsland(island, { RoomRate: RoomRate as ComponentType<Record<string, unknown>> }, nodes, onCrash);
const find = (selector: string) => {
  const element = island.querySelector<HTMLInputElement>(selector);
  if (!element) throw new Error(`No ${selector}`);
  return element;
};
const textOf = (selector: string) => find(selector).textContent;
function type(selector: string, text: string) {
  const field = find(selector);
  Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(field, text);
  field.dispatchEvent(new Event('input', { bubbles: true }));
}

test('content from the server keeps its elements when the island moves it', async () => {
  await start();
  const content = find('em');
  find('button').click();
  await eventually(() => expect(textOf('section')).toBe('From the server'));
  expect(find('section em') === content).toBe(true);
});

test('HTML that React does not expect is replaced, but not the words or the focus of a visitor', async () => {
  find('p').remove();
  sent.set(find('form'), [...find('form').childNodes]);
  const field = find('[name=name]');
  field.value = 'Maria';
  field.focus();
  await start();
  expect(find('[name=name]') === field).toBe(false);
  expect(find('[name=name]').value).toBe('Maria');
  expect(document.activeElement === find('[name=name]')).toBe(true);
});

test('an error leaves the island as it was, with what a visitor typed', async () => {
  const onConsole = vi.spyOn(console, 'error').mockImplementation(() => {});
  await start();
  const field = find('[name=name]');
  field.value = 'Maria';
  field.focus();
  type('[name=nights]', '91');
  await eventually(() => expect(onConsole).toHaveBeenCalled());
  expect([onCrash.mock.calls.length, report.mock.calls.length]).toEqual([1, 1]);
  expect(find('[name=name]') === field).toBe(true);
  expect(field.value).toBe('Maria');
  expect(document.activeElement === field).toBe(true);
});
