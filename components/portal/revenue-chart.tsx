import { dashboard, monthlyRevenue } from '@/content/portal';
import { Panel } from './panel';

const highest = Math.max(...monthlyRevenue.map(({ amount }) => amount));

/** Sample revenue as a table, with a bar for each amount, relative to the highest. */
export function RevenueChart() {
  return (
    <Panel id="chart-title" title={dashboard.chartTitle}>
      <table className="w-full text-left">
        <caption className="sr-only">{dashboard.chartTitle}</caption>
        <thead className="sr-only">
          <tr>
            <th scope="col">Month</th>
            <th scope="col">Gross revenue</th>
          </tr>
        </thead>
        <tbody>
          {monthlyRevenue.map(({ month, amount }) => (
            <tr key={month} className="group">
              <th scope="row" className="w-24 py-2 font-medium text-md text-muted group-last:text-inherit">
                {month}
              </th>
              <td className="figures font-label">
                <span className="grid grid-cols-fill-fit items-center gap-3">
                  <span
                    className="h-5 rounded-control bg-gulf-700/40 group-last:bg-emerald-600"
                    style={{ width: `${(100 * amount) / highest}%` }}
                  />
                  {`$${amount.toLocaleString('en-US')}`}
                </span>
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </Panel>
  );
}
