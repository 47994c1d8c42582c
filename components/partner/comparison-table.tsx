import { clsx } from 'clsx';
import { Icon } from '@/components/ui/icon';
import { SplitSection } from '@/components/ui/split-heading';
import { Note } from '@/components/ui/text';
import {
  type Answer,
  type ComparisonCell,
  comparison,
  comparisonHeadings,
  comparisonNote,
} from '@/content/comparison';
import type { IconName } from '@/content/icons';
import { partnerPage } from '@/content/partner';

/** Distinguished by shape and word, never only by color. */
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

const headCell =
  'border-b border-gulf-950 px-4 pt-3 pb-4.5 align-bottom text-md leading-snug font-label md:px-7';
const bodyCell = 'border-b border-line px-4 py-3.25 align-middle leading-snug md:px-7 md:pt-4.25 md:pb-4.5';
const ourCell =
  'bg-sand-100 group-last:rounded-b-card group-last:border-b-transparent group-hover:bg-sand-200';
const theirCell = 'group-hover:bg-sand-100';
/** Stays in place while the others scroll under it, on screens too narrow for all. */
const firstCell =
  'sticky left-0 z-1 w-42 max-w-42 bg-sand-50 pl-gutter max-md:shadow-edge md:static md:w-2/5 md:max-w-none md:pl-0';

export function ComparisonTable() {
  return (
    <SplitSection titleId="compare-title" {...partnerPage.comparison}>
      {/* A box that scrolls must be reachable by keyboard (WCAG 2.1.1). */}
      <section
        className="-mx-gutter overflow-x-auto md:mx-0 md:overflow-visible"
        tabIndex={0}
        aria-label="Comparison table, scrolls sideways on small screens"
      >
        <table className="w-full min-w-160 border-separate border-spacing-0 text-left">
          <caption className="sr-only">
            {comparisonHeadings.us}, {comparisonHeadings.local.toLowerCase()} and{' '}
            {comparisonHeadings.national.toLowerCase()} compared on ten capabilities
          </caption>
          <thead>
            <tr>
              <th scope="col" className={clsx(headCell, firstCell)}>
                <span className="sr-only">Capability</span>
              </th>
              <th
                scope="col"
                className="opsz-30 rounded-t-card border-gulf-950 border-b bg-sand-100 px-4 pt-5.25 pb-4.5 align-bottom font-display font-strong text-link text-step-2 leading-title tracking-tight md:px-7"
              >
                {comparisonHeadings.us}
              </th>
              {[comparisonHeadings.local, comparisonHeadings.national].map((heading) => (
                <th key={heading} scope="col" className={headCell}>
                  {heading}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {comparison.map(({ capability, ...cells }) => (
              <tr key={capability} className="group">
                <th
                  scope="row"
                  className={clsx(bodyCell, theirCell, firstCell, 'font-medium text-md md:text-step-1')}
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
      </section>
      <Note className="mt-4 md:mt-5">{comparisonNote}</Note>
    </SplitSection>
  );
}

function Mark({ cell }: { cell: ComparisonCell }) {
  const { word, icon, look, iconLook } = marks[cell.answer];
  return (
    <span className={clsx('inline-flex items-center gap-2.25 text-md', look)}>
      <Icon name={icon} size="sm" bold className={clsx('rounded-full', iconLook)} />
      <span>
        {word}
        {cell.note && <small className="block font-normal text-xs">{cell.note}</small>}
      </span>
    </span>
  );
}
