import { clsx } from 'clsx';
import { Breadcrumbs } from '@/components/layout/breadcrumbs';
import { JsonLd } from '@/components/layout/json-ld';
import { ButtonLink } from '@/components/ui/button';
import { Container } from '@/components/ui/container';
import { Heading } from '@/components/ui/heading';
import { Note, Numeral } from '@/components/ui/text';
import { company } from '@/content/company';
import { revenueAnalysis } from '@/content/navigation';
import { formatDollars, formatExactCents } from '@/content/numbers';
import { commitmentLabels, planNames, prices } from '@/content/plans';
import { dashboard, monthlyRevenue, samplePlan } from '@/content/portal';
import { sampleStatement, sampleStatementPage } from '@/content/sample-statement';
import { createStatement } from '@/lib/plans/sample-statement';
import { trail } from '@/lib/seo/breadcrumbs';
import { NextStep } from './next-step';
import { RevenueTable } from './revenue-table';
import { Aside, FigureTable, Sheet, SheetPart } from './sheet';

const { month, year, stays, repairs, done, ownStay, paidOn, firstWeekday } = sampleStatement;
const percent = prices[samplePlan.commitment][samplePlan.plan];
const statement = createStatement(percent);

const nightStatuses = {
  booked: { label: `Booked, ${statement.booked}`, look: 'bg-emerald-700 text-white' },
  own: { label: `Your own stay, ${ownStay.nights}`, look: 'bg-sand-200' },
  open: { label: `Open, ${statement.open}`, look: 'border border-line' },
};

const RENT_NOTE =
  'Guests pay sales and tourist taxes on top of this rent. They were booked with us: no booking site took a fee.';

export function StatementView() {
  const crumbs = trail('/portal', '/portal/sample-statement');

  return (
    <>
      <JsonLd crumbs={crumbs} />
      <div className="bg-sand-100 pt-5 pb-stack md:pt-8 print:bg-white print:p-0">
        <Container className="grid max-w-264 grid-cols-[minmax(0,1fr)] gap-6 print:block">
          <div className="flex flex-wrap items-baseline justify-between gap-x-6 gap-y-2 print:hidden">
            <Breadcrumbs crumbs={crumbs} />
            <Note>{sampleStatementPage.note}</Note>
          </div>
          <Sheet
            label="Statement"
            stamp={dashboard.sample}
            about={[dashboard.owner, dashboard.home]}
            foot={`Questions? ${company.phone.display}. ${RENT_NOTE}`}
          >
            <div className="flex flex-wrap items-end justify-between gap-4">
              <div>
                <Heading as="h1" size="section" className="print:text-step-4">
                  Your statement for {month} {year}
                </Heading>
                <p className="mt-2 text-muted">
                  {statement.booked} nights booked, {ownStay.nights} kept by you, {statement.open} open.{' '}
                  {planNames[samplePlan.plan]}, {commitmentLabels[samplePlan.commitment].label}.
                </p>
              </div>
              <p className="sm:ml-auto sm:text-right">
                <span className="block text-muted text-sm">Paid to you on {paidOn}</span>
                <Numeral large className="text-link text-step-6 print:text-step-4">
                  {formatExactCents(statement.payout)}
                </Numeral>
              </p>
            </div>
            <PayoutBreakdown />
            <Nights />
            <Stays />
            <div className="grid gap-8 sm:grid-cols-2 print:grid-cols-2">
              <SheetPart title="What we did">
                <ul className="grid gap-1.5">
                  {done.map(([day, text]) => (
                    <li key={day} className="grid grid-cols-label-16">
                      <strong>{day}</strong> <span>{text}</span>
                    </li>
                  ))}
                </ul>
              </SheetPart>
              <YearSoFar />
            </div>
          </Sheet>
          <NextStep title={sampleStatementPage.next}>
            <ButtonLink href={revenueAnalysis.href}>{revenueAnalysis.label}</ButtonLink>
          </NextStep>
        </Container>
      </div>
    </>
  );
}

function PayoutBreakdown() {
  const { gross, fee, repaired, payout } = statement;
  const share = (part: number) => (part / gross) * 100;
  const costs = repairs.map(({ text, cost }) => `${text}: ${formatExactCents(cost)}.`).join(' ');
  const turnovers = `${stays.length} turnovers, paid by the guests with their stays`;
  const lines = [
    { name: 'Gross rent', note: `${stays.length} stays, listed below`, amount: formatExactCents(gross) },
    {
      name: 'Our fee',
      note: `${percent}% of ${formatExactCents(gross)}`,
      amount: `− ${formatExactCents(fee)}`,
      mark: 'bg-oat-500',
    },
    { name: 'Repairs at cost', note: costs, amount: `− ${formatExactCents(repaired)}`, mark: 'bg-coral-600' },
    { name: 'Cleaning', note: turnovers, amount: formatExactCents(0) },
    { name: 'Your payout', amount: formatExactCents(payout), mark: 'bg-emerald-700' },
  ];

  return (
    <section aria-label="From rent to payout">
      <svg
        viewBox="0 0 100 10"
        preserveAspectRatio="none"
        className="mb-3 h-6 w-full print:h-4"
        aria-hidden="true"
      >
        <rect width={share(payout)} height="10" className="fill-emerald-700" />
        <rect x={share(payout)} width={share(fee)} height="10" className="fill-oat-500" />
        <rect x={share(payout + fee)} width={share(repaired)} height="10" className="fill-coral-600" />
      </svg>
      <dl>
        {lines.map(({ name, note, amount, mark }) => (
          <div
            key={name}
            className="flex items-baseline gap-3 border-line border-t py-2.5 last:border-gulf-950 last:font-semibold last:text-link print:py-0.5"
          >
            <dt className="flex-1">
              <span className={clsx('mr-2 inline-block size-2.5', mark)} aria-hidden="true" />
              {name} <Aside>{note}</Aside>
            </dt>
            <dd className="figures whitespace-nowrap">{amount}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}

function Nights() {
  const { booked, offered, bookingRate } = statement;
  return (
    <SheetPart
      title={`The nights of ${month}`}
      note={`Booking rate: ${booked} of the ${offered} nights you left us, ${bookingRate}%`}
    >
      <ol className="figures grid grid-cols-7 gap-1 text-center text-[.9em] md:grid-cols-31 md:gap-0.5 print:grid-cols-31 print:gap-0.5">
        {statement.nights.map(({ day, use }) => (
          <li
            key={day}
            className={clsx('py-1 md:col-start-auto! print:col-start-auto!', nightStatuses[use].look)}
            style={{ gridColumnStart: day === 1 ? firstWeekday + 1 : undefined }}
          >
            <span className="block text-xs leading-tight" aria-hidden="true">
              {'SMTWTFS'[(firstWeekday + day - 1) % 7]}
            </span>
            {day}
            <span className="sr-only"> {use}</span>
          </li>
        ))}
      </ol>
      <ul className="mt-3 flex flex-wrap gap-x-6 gap-y-1 text-sm">
        {Object.values(nightStatuses).map(({ label, look }) => (
          <li key={label} className="flex items-center gap-2">
            <span className={clsx('size-3.5', look)} aria-hidden="true" /> {label}
          </li>
        ))}
      </ul>
    </SheetPart>
  );
}

function Stays() {
  return (
    <SheetPart title="The stays">
      <FigureTable
        heads={['Arrival and departure', 'Nights', 'A night', 'Rent']}
        rows={[
          ...stays.map((stay) => ({
            name: stay.name,
            note: 'occasion' in stay && stay.occasion,
            cells: [stay.nights, formatExactCents(stay.rate), formatExactCents(stay.nights * stay.rate)],
          })),
          {
            name: month,
            cells: [
              statement.booked,
              formatExactCents(statement.averageRate),
              formatExactCents(statement.gross),
            ].map((total) => <strong key={total}>{total}</strong>),
          },
        ]}
      />
    </SheetPart>
  );
}

function YearSoFar() {
  const months = monthlyRevenue.slice(0, monthlyRevenue.findIndex((entry) => entry.month === month) + 1);
  const total = months.reduce((sum, { amount }) => sum + amount, 0);

  return (
    <SheetPart title={`The year so far: ${formatDollars(total)}`}>
      <RevenueTable label="The year so far" months={months} />
    </SheetPart>
  );
}
