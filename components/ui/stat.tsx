import { Numeral } from './text';

/** A figure above its label, inside a `dl`. `className` sizes and colors the figure. */
export function Stat({ label, figure, className }: { label: string; figure: string; className: string }) {
  return (
    <div className="flex flex-col-reverse gap-1">
      <dt className="text-muted text-sm">{label}</dt>
      <Numeral as="dd" className={className}>
        {figure}
      </Numeral>
    </div>
  );
}
