import type { ComponentType, ReactElement, ReactNode } from 'react';
import type { IslandName } from './islands';

/** A type that JSON can hold; a function or an element becomes `never`. */
type JsonOf<Value> = Value extends string | number | boolean | null | undefined
  ? Value
  : Value extends ReactElement | ((...values: never[]) => unknown)
    ? never
    : { readonly [Key in keyof Value]: JsonOf<Value[Key]> };

type PropsOf<Props> = Omit<Props, 'slots'>;

type IslandProps<Props> = {
  name: IslandName;
  of: ComponentType<Props>;
  props: PropsOf<Props> & JsonOf<PropsOf<Props>>;
  /**
   * When the island starts if no visitor has used it yet: 300 px before it comes into view, or if it is in view when a
   * visitor pauses after an interaction.
   */
  start?: 'visible' | 'after-interaction';
  /** Starts the island as the page loads if the URL's query has one of these parameters. */
  query?: readonly string[];
  /** Starts the island after the one with this name, because it shows what visitors do there. */
  follows?: IslandName;
} & (Props extends { slots: infer Slots } ? { slots: Slots } : { slots?: undefined });

/**
 * A client component that is a React root of its own in production (lib/platform/next/README.md). `slots` is content
 * from the server: the component places it, but React neither loads nor changes it.
 */
export function Island<Props extends object>({
  name,
  of: Component,
  props,
  slots,
  start,
  query,
  follows,
}: IslandProps<Props>) {
  const content = slots && {
    slots: Object.fromEntries(
      Object.entries<ReactNode>({ ...slots }).map(([slot, node]) => [
        slot,
        <div key={slot} className="contents" data-slot={slot}>
          {node}
        </div>,
      ]),
    ),
  };
  return (
    <div
      className="contents"
      data-island={name}
      data-props={JSON.stringify(props)}
      data-start={start}
      data-query={query?.join(' ')}
      data-follows={follows}
    >
      <Component {...(Object.assign({}, props, content) as unknown as Props)} />
    </div>
  );
}
