import { clsx } from 'clsx';

const looks = {
  /** Beside words on the page. */
  page: 'size-5 border-sand-200 border-t-emerald-700 motion-reduce:animate-[spin_4s_linear_infinite]',
  /** In a button, in the color of its words. */
  button: 'size-4.5 border-current border-r-transparent motion-reduce:animate-none',
};

/** Turns while something is under way. The words beside it say what. */
export function Spinner({ look }: { look: keyof typeof looks }) {
  return <span className={clsx('animate-spin rounded-full border-2', looks[look])} aria-hidden="true" />;
}
