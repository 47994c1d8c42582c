import { Icon } from '@/components/ui/icon';
import {
  type Answer,
  type ComparisonCell,
  comparison,
  comparisonHeadings,
  comparisonNote,
} from '@/content/comparison';
import type { IconName } from '@/content/icons';
import { partnerPage } from '@/content/partner';

/** Distinguished by shape and word, never by color alone. */
const marks: Record<Answer, { word: string; icon: IconName; className: string }> = {
  yes: { word: 'Yes', icon: 'check', className: 'yes' },
  partly: { word: 'Partly', icon: 'partly', className: 'part' },
  no: { word: 'No', icon: 'cross', className: 'nope' },
};

export function ComparisonTable() {
  return (
    <section className="section" aria-labelledby="compare-title">
      <div className="wrap">
        <div className="compare-head">
          <h2 id="compare-title">{partnerPage.comparison.title}</h2>
          <p className="lead">{partnerPage.comparison.lead}</p>
        </div>
        {/* A box that scrolls must be reachable by keyboard (WCAG 2.1.1). */}
        <section
          className="compare"
          tabIndex={0}
          aria-label="Comparison table, scrolls sideways on small screens"
        >
          <table>
            <caption className="vh">
              {comparisonHeadings.us}, {comparisonHeadings.local.toLowerCase()} and{' '}
              {comparisonHeadings.national.toLowerCase()} compared on ten capabilities
            </caption>
            <thead>
              <tr>
                <th scope="col">
                  <span className="vh">Capability</span>
                </th>
                <th scope="col" className="us">
                  {comparisonHeadings.us}
                </th>
                <th scope="col">{comparisonHeadings.local}</th>
                <th scope="col">{comparisonHeadings.national}</th>
              </tr>
            </thead>
            <tbody>
              {comparison.map(({ capability, us, local, national }) => (
                <tr key={capability}>
                  <th scope="row">{capability}</th>
                  <td className="us">
                    <Mark cell={us} />
                  </td>
                  <td>
                    <Mark cell={local} />
                  </td>
                  <td>
                    <Mark cell={national} />
                  </td>
                </tr>
              ))}
            </tbody>
          </table>
        </section>
        <p className="small muted compare-note">{comparisonNote}</p>
      </div>
    </section>
  );
}

function Mark({ cell }: { cell: ComparisonCell }) {
  const { word, icon, className } = marks[cell.answer];
  return (
    <span className={`mark ${className}`}>
      <Icon name={icon} />
      <span>
        {word}
        {cell.note && <small>{cell.note}</small>}
      </span>
    </span>
  );
}
