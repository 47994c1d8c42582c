import { clsx } from 'clsx';
import { Icon } from '@/components/ui/icon';
import { SplitSection } from '@/components/ui/split-heading';
import { Note, plainLink } from '@/components/ui/text';
import {
  type Answer,
  type ComparisonCell,
  comparison,
  comparisonHeadings,
  comparisonNote,
} from '@/content/comparison';
import type { IconName } from '@/content/icons';
import { partnerPage } from '@/content/partner';

/** The answers differ by shape and text, not only by color, for people who can't tell the colors apart. */
const marks: Record<Answer, { word: string; icon: IconName; look: string; iconLook: string }> = {
  yes: {
    word: 'Yes',
    icon: 'check',
    look: 'font-label text-emerald-700',
    iconLook: 'bg-emerald-700 p-1 text-white',
  },
  partly: { word: 'Partly', icon: 'partly', look: 'text-oat-700', iconLook: 'border p-0.75' },
  no: { word: 'No', icon: 'cross', look: 'text-gulf-950/75', iconLook: 'p-0.75' },
};

/** On phones, a capability spans all three columns, above its answers. */
const row = 'max-md:grid max-md:grid-cols-3';
const headCell =
  'border-gulf-950 px-2 pt-3 pb-2.5 max-md:self-end md:border-b md:px-7 md:pb-4.5 md:align-bottom leading-snug font-label';
const bodyCell =
  'border-line max-md:rounded-control max-md:p-2 md:border-b md:px-7 md:pt-4.25 md:pb-4.5 md:align-middle leading-snug';
const ourCell =
  'bg-sand-100 group-hover:bg-sand-200 md:group-last:rounded-b-card md:group-last:border-b-transparent';
const theirCell = 'md:group-hover:bg-sand-100';

export function ComparisonTable() {
  return (
    <SplitSection titleId="compare-title" {...partnerPage.comparison}>
      <table className="w-full border-separate border-spacing-0 text-left max-md:-mx-2 max-md:block max-md:w-auto">
        <caption className="sr-only">
          {comparisonHeadings.us}, {comparisonHeadings.local.toLowerCase()} and{' '}
          {comparisonHeadings.national.toLowerCase()} compared on ten capabilities
        </caption>
        <thead className="border-gulf-950 bg-sand-50 max-md:sticky max-md:top-header max-md:z-1 max-md:block max-md:border-b">
          <tr className={row}>
            <th scope="col" className={clsx(headCell, 'max-md:sr-only md:w-2/5')}>
              <span className="sr-only">Capability</span>
            </th>
            <th
              scope="col"
              className={clsx(
                headCell,
                'opsz-30 rounded-t-card font-display font-strong text-link text-step-1 leading-title tracking-tight md:bg-sand-100 md:pt-5.25 md:text-step-2',
              )}
            >
              {comparisonHeadings.us}
            </th>
            {[comparisonHeadings.local, comparisonHeadings.national].map((heading) => (
              <th key={heading} scope="col" className={clsx(headCell, 'text-xs md:text-md')}>
                {heading}
              </th>
            ))}
          </tr>
        </thead>
        <tbody className="max-md:block">
          {comparison.map(({ capability, ...cells }) => (
            <tr
              key={capability}
              className={clsx(
                row,
                'group border-line max-md:gap-y-2 max-md:border-b max-md:pt-3.5 max-md:pb-3',
              )}
            >
              <th
                scope="row"
                className={clsx(
                  'border-line px-2 font-semibold leading-snug max-md:col-span-full md:border-b md:py-4.25 md:pl-0 md:font-medium md:text-step-1',
                  theirCell,
                )}
              >
                {capability}
              </th>
              {(['us', 'local', 'national'] as const).map((who) => (
                <td key={who} className={clsx(bodyCell, who === 'us' ? ourCell : theirCell)}>
                  <Mark cell={cells[who]} />
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
      <Note className="mt-4 md:mt-5">{comparisonNote}</Note>
    </SplitSection>
  );
}

function Mark({ cell }: { cell: ComparisonCell }) {
  const { word, icon, look, iconLook } = marks[cell.answer];
  return (
    <span className={clsx('grid grid-cols-fit-fill items-center gap-x-1.75 text-md md:gap-x-2.25', look)}>
      <Icon name={icon} size="sm" bold className={clsx('rounded-full md:row-span-2', iconLook)} />
      <span>{word}</span>
      {cell.note && (
        <small className="font-normal text-xs max-md:col-span-full max-md:mt-1 md:col-start-2">
          {cell.href ? (
            <a className={plainLink} href={cell.href}>
              {cell.note}
            </a>
          ) : (
            cell.note
          )}
        </small>
      )}
    </span>
  );
}
