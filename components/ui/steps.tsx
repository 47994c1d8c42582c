import { clsx } from 'clsx';
import { Numeral } from './text';

const looks = {
  row: {
    list: 'grid gap-8 md:auto-cols-fr md:grid-flow-col md:gap-14',
    step: 'grid-cols-label-13 pt-6 md:border-gulf-950',
    number: 'text-step-5',
    text: 'mt-2 measure-28',
  },
  column: {
    list: '',
    step: 'grid-cols-label-14 items-start py-6 md:grid-cols-label-24',
    number: 'mt-0.5 text-step-4',
    text: 'mt-1.5 max-w-lead',
  },
};

interface StepsProps {
  steps: readonly { title: string; text: string }[];
  look?: keyof typeof looks;
  className?: string;
}

export function Steps({ steps, look = 'row', className }: StepsProps) {
  const { list, step, number, text: textClass } = looks[look];

  return (
    <ol className={clsx(list, className) || undefined}>
      {steps.map(({ title, text }, index) => (
        <li key={title} className={clsx('grid border-line border-t', step)}>
          <Numeral className={clsx('text-accent', number)} aria-hidden="true">
            {index + 1}
          </Numeral>
          <div>
            <h3>{title}</h3>
            <p className={clsx('text-muted', textClass)}>{text}</p>
          </div>
        </li>
      ))}
    </ol>
  );
}

export function ShortSteps({ steps, className }: Pick<StepsProps, 'steps' | 'className'>) {
  return (
    <ol className={className}>
      {steps.map(({ title, text }, index) => (
        <li key={title} className="grid grid-cols-label-9 items-baseline border-line border-t py-4">
          <Numeral className="text-accent text-step-2" aria-hidden="true">
            {index + 1}
          </Numeral>
          <p>
            <strong>{title}</strong> {text}
          </p>
        </li>
      ))}
    </ol>
  );
}
