import { clsx } from 'clsx';
import type { ReactNode } from 'react';
import { Lockup } from '@/components/layout/logo';
import { Heading } from '@/components/ui/heading';
import { Note } from '@/components/ui/text';
import { company } from '@/content/company';

interface SheetProps {
  label: string;
  stamp?: string | undefined;
  /** Two lines that name the document. */
  about: readonly [string, string];
  foot: string;
  children: ReactNode;
}

/** A document, printed on one Letter page. */
export function Sheet({ label, stamp, about, foot, children }: SheetProps) {
  return (
    <article
      aria-label={label}
      className="grid grid-cols-[minmax(0,1fr)] gap-8 rounded-card bg-white p-5 text-md shadow-raised sm:p-12 print:block print:not-first-of-type:break-before-page print:rounded-none print:p-0 print:text-[.6875rem] print:leading-tight print:shadow-none print:*:mt-2 print:[&_.text-sm]:text-[.6875rem]"
    >
      <header className="flex flex-wrap items-center gap-x-6 gap-y-3 border-gulf-950 border-b pb-4 print:pb-1.5">
        <Lockup className="h-9.75 w-44.5 text-link print:h-7" label={company.name} />
        {stamp && (
          <span className="rounded-full border border-coral-600 px-3 py-0.5 font-label text-coral-600 text-sm">
            {stamp}
          </span>
        )}
        <Note className="ml-auto text-right">
          {about[0]}
          <br />
          {about[1]}
        </Note>
      </header>
      {children}
      <Note className="border-line border-t pt-3 print:pt-1.5">{foot}</Note>
    </article>
  );
}

export function SheetPart({
  title,
  note,
  children,
}: {
  title: string;
  note?: string | undefined;
  children: ReactNode;
}) {
  return (
    <section>
      <div className="mb-3 flex flex-wrap items-baseline gap-x-3 print:mb-1">
        <Heading as="h2" size="card" className="print:text-step-1">
          {title}
        </Heading>
        {note && <Note>{note}</Note>}
      </div>
      {children}
    </section>
  );
}

export const CHART_HEAD = 'Chart';

/** With longer amounts in a row, the first column has no room for whole words on the smallest phones. */
const MAX_AMOUNT_LENGTH = '$999,999'.length;

interface FigureTableProps {
  /** The table's name for assistive technology, if there is no heading near the table. */
  label?: string;
  heads: readonly string[];
  /** `note` follows the name; `cells` are the cells after the name; `isMarked` highlights the row. */
  rows: { name: string; note?: ReactNode; cells: ReactNode[]; isMarked?: boolean }[];
}

export function Aside({ children }: { children: ReactNode }) {
  return <span className="block font-normal text-[.9em] text-muted print:inline">{children}</span>;
}

/** A table of figures. A cell with a bar takes half of the table's width. */
export function FigureTable({ label, heads, rows }: FigureTableProps) {
  const isLong = (cell: ReactNode) => typeof cell === 'string' && cell.length > MAX_AMOUNT_LENGTH;
  const hasRoom = !rows.some(({ cells }) => cells.some(isLong));
  return (
    <div className="max-[20rem]:overflow-x-auto">
      <table
        className="figures w-full text-right text-sm leading-snug sm:text-md print:text-[.6875rem]"
        aria-label={label}
      >
        <thead>
          <tr className="border-gulf-950 border-b text-muted text-sm">
            {heads.map((head) => (
              <th
                key={head}
                scope="col"
                className="py-1.5 pl-2 font-normal first:pl-0 first:text-left print:py-0.5"
              >
                {head === CHART_HEAD ? <span className="sr-only">{head}</span> : head}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(({ name, note, cells, isMarked }, index) => (
            <tr
              // biome-ignore lint/suspicious/noArrayIndexKey: two homes may have the same name
              key={index}
              className={clsx('border-line border-b last:border-gulf-950', isMarked && 'bg-sand-100')}
            >
              <th
                scope="row"
                className={clsx('wrap-anywhere py-2 text-left font-label print:py-px', hasRoom && 'min-w-20')}
              >
                {name} <Aside>{note}</Aside>
              </th>
              {cells.map((cell, index) => (
                <td key={heads[index + 1]} className="py-2 pl-2 has-[svg]:w-1/2 print:py-px">
                  {cell}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

/** A decorative bar: its figures are text too. The axis is 0 to 100, and a thin line goes from `low` to `high`. */
export function Bar({
  value,
  low,
  high,
  className = 'fill-emerald-700',
}: {
  value: number;
  low?: number;
  high?: number;
  className?: string;
}) {
  return (
    <svg
      viewBox="0 0 100 10"
      preserveAspectRatio="none"
      className={clsx('h-3 w-full', className)}
      aria-hidden="true"
    >
      <rect width={value.toFixed(1)} height="10" />
      {low !== undefined && high !== undefined && (
        <rect x={low.toFixed(1)} y="4" width={(high - low).toFixed(1)} height="2" className="fill-gulf-950" />
      )}
    </svg>
  );
}
