import {
  Component,
  type ComponentType,
  type ReactNode,
  startTransition,
  useEffect,
  useLayoutEffect,
  useState,
} from 'react';
import { hydrateRoot } from 'react-dom/client';
import { protectIsland, type SentNodes, showSentNodes } from './changed-nodes';
import { collectEarlyInput } from './early-input';

/** A file with an island exports its component by the island's name (components/ui/islands.ts). */
type IslandModule = Readonly<Record<string, ComponentType<Record<string, unknown>>>>;

/**
 * Makes an island a React root of its own. Resolves once it listens, and what visitors typed before is replayed.
 * Rejects if the island throws an error until then, and calls `onCrash` if it throws one later.
 */
export function hydrateIsland(
  island: HTMLElement,
  module: IslandModule,
  sent: SentNodes,
  onCrash: () => void,
): Promise<void> {
  const { island: name = '', props = '{}' } = island.dataset;
  const Island = module[name.replaceAll(/(?:^|-)(\w)/g, (_, letter: string) => letter.toUpperCase())];
  if (!Island) return Promise.reject(new Error(`No component for the island ${name}`));
  const slots = findSlots(island);
  return new Promise((resolve, reject) => {
    const early = collectEarlyInput(island);
    const showChanges = showSentNodes(island, sent);
    const onHydrated = () => {
      showChanges();
      protectIsland(island, sent);
      early.keepFocus();
    };
    const onListening = () => {
      early.replay();
      resolve();
    };
    const onError = (error: Error) => {
      // React only logs errors that a boundary catches, but ours are counted too (count-visit.ts).
      reportError(error);
      showChanges();
      reject(error);
      onCrash();
    };
    startTransition(() => {
      hydrateRoot(
        island,
        <KeptHtml island={island} onError={onError}>
          <Hydrated {...{ onHydrated, onListening }}>
            <Island {...JSON.parse(props)} {...(slots && { slots })} />
          </Hydrated>
        </KeptHtml>,
      );
    });
  });
}

/** Returns a placeholder for each slot. Its element keeps its nodes, also if React moves or creates it again. */
function findSlots(island: HTMLElement): Record<string, ReactNode> | undefined {
  const elements = [...island.querySelectorAll<HTMLElement>('[data-slot]')];
  if (!elements.length) return undefined;
  return Object.fromEntries(
    elements.map((element) => {
      const { slot = '' } = element.dataset;
      let filled = element;
      const fill = (placed: HTMLElement | null) => {
        if (!placed || placed === filled) return;
        placed.replaceChildren(...filled.childNodes);
        filled = placed;
      };
      const noHtml = { __html: '' };
      const attributes = {
        ref: fill,
        className: 'contents',
        'data-slot': slot,
        suppressHydrationWarning: true,
      };
      // biome-ignore lint/security/noDangerouslySetInnerHtml: an empty text tells React to keep the nodes.
      return [slot, <div key={slot} {...attributes} dangerouslySetInnerHTML={noHtml} />];
    }),
  );
}

interface HydratedProps {
  onHydrated: () => void;
  onListening: () => void;
  children: ReactNode;
}

/** Waits for a second render: in their first effects, islands fill in fields from the URL, and typed text must win. */
export function Hydrated({ onHydrated, onListening, children }: HydratedProps) {
  const [isRendered, setRendered] = useState(false);
  useLayoutEffect(onHydrated, [onHydrated]);
  useEffect(() => {
    setRendered(true);
    // Wait until this effect has ended. During an effect, React would reset a controlled field before its island
    // renders the typed text.
    if (isRendered) queueMicrotask(onListening);
  }, [isRendered, onListening]);
  return children;
}

interface KeptHtmlProps {
  island: HTMLElement;
  onError: (error: Error) => void;
  children: ReactNode;
}

/** If the island throws an error, its elements stay as they are, with what was typed, but without React. */
class KeptHtml extends Component<KeptHtmlProps, { hasFailed: boolean }> {
  override state = { hasFailed: false };
  nodes: readonly Node[] = [...this.props.island.childNodes];
  focused = document.activeElement;

  static getDerivedStateFromError() {
    return { hasFailed: true };
  }

  override getSnapshotBeforeUpdate() {
    this.nodes = [...this.props.island.childNodes];
    this.focused = document.activeElement;
    return null;
  }

  override componentDidUpdate() {}

  override componentDidCatch(error: Error) {
    const { island, onError } = this.props;
    island.replaceChildren(...this.nodes);
    if (this.focused instanceof HTMLElement && island.contains(this.focused)) this.focused.focus();
    onError(error);
  }

  override render() {
    return this.state.hasFailed ? null : this.props.children;
  }
}
