import { clsx } from 'clsx';
import { Numeral } from './text';

/** Numbered steps in a row, each under a line. */
export function Steps({
  steps,
  className,
}: {
  steps: readonly { title: string; text: string }[];
  className?: string;
}) {
  return (
    <ol className={clsx('grid gap-8 md:auto-cols-fr md:grid-flow-col md:gap-14', className)}>
      {steps.map(({ title, text }, index) => (
        <li key={title} className="grid grid-cols-[3.25rem_1fr] border-line border-t pt-6 md:border-gulf-950">
          <Numeral large className="text-accent text-step-5" aria-hidden="true">
            {index + 1}
          </Numeral>
          <div>
            <h3>{title}</h3>
            <p className="mt-2 max-w-[28em] text-muted">{text}</p>
          </div>
        </li>
      ))}
    </ol>
  );
}
