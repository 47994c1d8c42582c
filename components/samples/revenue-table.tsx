import { formatDollars } from '@/content/numbers';
import type { monthlyRevenue } from '@/content/portal';
import { Bar, CHART_HEAD, FigureTable } from './sheet';

interface RevenueTableProps {
  /** The table's name, for assistive technology. */
  label: string;
  /** In US dollars, oldest first; the last month is highlighted. */
  months: readonly (typeof monthlyRevenue)[number][];
}

export function RevenueTable({ label, months }: RevenueTableProps) {
  const highest = Math.max(...months.map(({ amount }) => amount));
  return (
    <FigureTable
      label={label}
      heads={['Month', CHART_HEAD, 'Rent']}
      rows={months.map(({ month, amount }, index) => {
        const look = index === months.length - 1 ? 'fill-emerald-700' : 'fill-sand-300';
        return {
          name: month,
          cells: [<Bar key="bar" value={(100 * amount) / highest} className={look} />, formatDollars(amount)],
        };
      })}
    />
  );
}
