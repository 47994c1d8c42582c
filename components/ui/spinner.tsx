import { clsx } from 'clsx';

const looks = {
  page: 'size-5 border-sand-200 border-t-emerald-700 motion-reduce:animate-[spin_4s_linear_infinite]',
  button: 'size-4.5 border-current border-r-transparent motion-reduce:animate-none',
};

/** A spinner. The text beside it has to say what is loading. */
export function Spinner({ look }: { look: keyof typeof looks }) {
  return <span className={clsx('animate-spin rounded-full border-2', looks[look])} aria-hidden="true" />;
}
