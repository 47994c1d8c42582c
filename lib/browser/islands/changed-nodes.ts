// Other software changes pages: browsers translate texts, password managers put elements around fields. React expects
// its own nodes where it left them. The functions of this file let it find them, without changing the page back.

/** The children of each element of an island, as the server sent them (lib/platform/next/browser/loader.ts). */
export type SentNodes = ReadonlyMap<Node, readonly Node[]>;

/** React's nodes in elements where other software has replaced some of React's texts, in React's order. */
const ownNodes = new WeakMap<Node, readonly Node[]>();

/**
 * Until the returned function is called, makes the elements of an island look as the server sent them, but only to
 * scripts of the page that walk from node to node, as React does to hydrate.
 */
export function showSentNodes(island: Element, sent: SentNodes): () => void {
  const shown: [node: Node, property: string][] = [];
  const show = (node: Node, property: 'firstChild' | 'nextSibling', value: Node | null = null) => {
    Object.defineProperty(node, property, { value, configurable: true });
    shown.push([node, property]);
  };
  const showParent = (parent: Node) => {
    const children = sent.get(parent);
    if (!children || isSame(children, parent.childNodes)) return;
    ownNodes.set(parent, children);
    show(parent, 'firstChild', children[0]);
    for (const [index, child] of children.entries()) show(child, 'nextSibling', children[index + 1]);
  };
  for (const parent of sent.keys()) showParent(parent);
  const observer = new MutationObserver((records) => {
    for (const { target } of records) showParent(target);
  });
  observer.observe(island, { childList: true, subtree: true });

  return () => {
    observer.disconnect();
    for (const [node, property] of shown) Reflect.deleteProperty(node, property);
  };
}

const isSame = (nodes: readonly Node[], others: NodeListOf<Node>) =>
  nodes.length === others.length && nodes.every((node, index) => node === others[index]);

/** Lets React change a hydrated island although other software has changed it, or will change it later. */
export function protectIsland(island: Element, sent: SentNodes): void {
  const observer = new MutationObserver((records) => {
    for (const { type, target } of records) {
      if (type === 'childList') noteChange(target, records);
      else if (isWrittenByReact(target)) repair(target.parentNode ?? parentOf(target));
    }
  });
  const replaced = new Map<Node, Node>();
  const parentOf = (text: Node) => replaced.get(text);
  const watch = (parent: Node) => {
    for (const node of ownNodes.get(parent) ?? []) {
      if (!(node instanceof Text) || parent.contains(node)) continue;
      replaced.set(node, parent);
      observer.observe(node, { characterData: true });
    }
  };
  const noteChange = (parent: Node, records: readonly MutationRecord[]) => {
    const isChanged = ({ target, removedNodes }: MutationRecord) =>
      target === parent && [...removedNodes].some((node) => node instanceof Text && isOwn(node));
    if (ownNodes.has(parent) || !records.some(isChanged)) return;
    ownNodes.set(parent, childrenBefore(parent, records).filter(isOwn));
    watch(parent);
  };
  observer.observe(island, { childList: true, characterData: true, subtree: true });
  for (const parent of sent.keys()) watch(parent);
}

/** Returns the children that an element had before the changes in `records`. */
function childrenBefore(parent: Node, records: readonly MutationRecord[]): Node[] {
  const children: Node[] = [...parent.childNodes];
  for (const { target, addedNodes, removedNodes, previousSibling } of records.toReversed()) {
    if (target !== parent) continue;
    for (const node of addedNodes) if (children.includes(node)) children.splice(children.indexOf(node), 1);
    children.splice(previousSibling ? children.indexOf(previousSibling) + 1 : 0, 0, ...removedNodes);
  }
  return children;
}

/** Puts React's texts back into an element, in place of those that other software put there. */
function repair(parent: Node | undefined): void {
  if (!parent) return;
  for (const node of [...parent.childNodes]) if (!isOwn(node) && isText(node)) parent.removeChild(node);
  let next: Node | null = null;
  for (const node of [...(ownNodes.get(parent) ?? [])].reverse()) {
    if (node instanceof Text && isOwn(node) && !node.isConnected) insertBefore.call(parent, node, next);
    if (node.parentNode === parent) next = node;
  }
  ownNodes.delete(parent);
}

const isText = (node: Node) =>
  node instanceof Text ||
  (node instanceof Element &&
    node.textContent !== '' &&
    !node.querySelector('input, select, textarea, button'));

/** Returns what React keeps at each of its nodes: the props of the last render. Those of a text are the text itself. */
function fiberOf(node: Node): { memoizedProps: unknown } | undefined {
  const [, fiber] = Object.entries(node).find(([name]) => name.startsWith('__reactFiber$')) ?? [];
  return fiber;
}

const isOwn = (node: Node) => fiberOf(node) !== undefined;
const isWrittenByReact = (text: Node) => fiberOf(text)?.memoizedProps === text.nodeValue;

const { insertBefore, removeChild } = globalThis.Node?.prototype ?? {};

/** Returns the child of `parent` that is `node` or contains it: other software may have put an element around it. */
function childWith(parent: Node, node: Node): Node | null {
  if (node.parentNode !== parent && ownNodes.has(parent)) repair(parent);
  let child: Node | null = node;
  while (child && child.parentNode !== parent) child = child.parentNode;
  return child;
}

/** Whether other software has removed a node of React from the page. */
const isGone = (node: Node) => isOwn(node) && !node.isConnected;

if (globalThis.Node)
  Object.assign(Node.prototype, {
    insertBefore(this: Node, node: Node, next: Node | null) {
      const child = next && (childWith(this, next) ?? (isGone(next) ? null : next));
      return insertBefore.call(this, node, child);
    },
    removeChild(this: Node, node: Node) {
      const child = childWith(this, node);
      return !child && isGone(node) ? node : removeChild.call(this, child ?? node);
    },
  });
