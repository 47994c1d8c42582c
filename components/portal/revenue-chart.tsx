import { dashboard, monthlyRevenue } from '@/content/portal';
import { Panel } from './panel';

/** The drawing's units: bars stand on a line at 200, under a ceiling of 10,000 dollars at 16. */
const CHART = { width: 600, height: 232, left: 48, top: 16, floor: 200, ceiling: 10_000, bar: 44 } as const;
const scale = [2500, 5000, 7500, 10_000] as const;

const yOf = (amount: number) => CHART.floor - (amount / CHART.ceiling) * (CHART.floor - CHART.top);
const usd = (amount: number) => `$${amount.toLocaleString('en-US')}`;

/** Sample revenue as bars; the same figures stand in a table for those who don't see the drawing. */
export function RevenueChart() {
  return (
    <Panel id="chart-title" title={dashboard.chartTitle} className="relative">
      <svg
        // On phones the drawing shrinks, and its words with it: they are larger there.
        className="figures h-auto w-full overflow-visible fill-gulf-700 font-medium text-xs max-sm:text-[1.3125rem]"
        viewBox={`0 0 ${CHART.width} ${CHART.height}`}
        aria-hidden="true"
        focusable="false"
      >
        {scale.map((amount) => (
          <g key={amount}>
            <line
              className="stroke-sand-200"
              x1={CHART.left}
              x2={CHART.width}
              y1={yOf(amount)}
              y2={yOf(amount)}
            />
            <text x="0" y={yOf(amount) + 4}>
              {`$${amount / 1000}k`}
            </text>
          </g>
        ))}
        <line
          className="stroke-gulf-950"
          x1={CHART.left}
          x2={CHART.width}
          y1={CHART.floor}
          y2={CHART.floor}
        />
        {monthlyRevenue.map((entry, index) => (
          <Bar key={entry.month} {...entry} index={index} />
        ))}
      </svg>
      <div className="sr-only">
        <table>
          <caption>{dashboard.chartTitle}</caption>
          <thead>
            <tr>
              <th scope="col">Month</th>
              <th scope="col">Gross revenue</th>
            </tr>
          </thead>
          <tbody>
            {monthlyRevenue.map(({ month, amount }) => (
              <tr key={month}>
                <th scope="row">{month}</th>
                <td>{usd(amount)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </Panel>
  );
}

function Bar({ month, amount, index }: { month: string; amount: number; index: number }) {
  const step = (CHART.width - CHART.left) / monthlyRevenue.length;
  const middle = CHART.left + step * (index + 0.5);
  const latest = index === monthlyRevenue.length - 1;

  return (
    <g>
      <rect
        className={latest ? 'fill-emerald-600' : 'fill-[color-mix(in_srgb,var(--color-gulf-700)_40%,white)]'}
        x={middle - CHART.bar / 2}
        y={yOf(amount)}
        width={CHART.bar}
        height={CHART.floor - yOf(amount)}
        rx="4"
      />
      <text x={middle} y={CHART.floor + 24} textAnchor="middle">
        {month.slice(0, 3)}
      </text>
      {latest && (
        <text className="fill-gulf-950 font-bold" x={middle} y={yOf(amount) - 8} textAnchor="middle">
          {usd(amount)}
        </text>
      )}
    </g>
  );
}
