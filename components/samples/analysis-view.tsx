import { JsonLd } from '@/components/layout/json-ld';
import { PageHero } from '@/components/layout/page-hero';
import { ButtonLink } from '@/components/ui/button';
import { Container } from '@/components/ui/container';
import { Picture } from '@/components/ui/picture';
import { Stat } from '@/components/ui/stat';
import { Numeral } from '@/components/ui/text';
import { company } from '@/content/company';
import { revenueAnalysis } from '@/content/navigation';
import { commitmentLabels, defaultCommitment, planIds, planNames, prices } from '@/content/plans';
import { sampleAnalysis, sampleAnalysisPage } from '@/content/sample-analysis';
import { percentOf } from '@/lib/plans/net-calculator/estimate';
import { dollars } from '@/lib/plans/net-calculator/format';
import { totalsOf, wholeYear, yearRange } from '@/lib/plans/sample-analysis';
import { ownerTrail } from '@/lib/seo/breadcrumbs';
import { NextStep } from './next-step';
import { BARS, Bar, FigureTable, Part, Sheet } from './sheet';

const { low, middle, high } = yearRange;
const inDollars = (amount: number) => dollars(amount * 100);
/** Returns the owner's share of a rent under a plan, both in US dollars. */
const keptOf = (rent: number, percent: number) => rent - percentOf(rent * 100, percent) / 100;

export function AnalysisView() {
  const { title, lead, stamp, next } = sampleAnalysisPage;
  const crumbs = ownerTrail(
    { name: 'Partner with Us', path: '/partner' },
    { name: 'Sample Analysis', path: '/partner/sample-analysis' },
  );
  const sheet = { stamp, about: ['Revenue analysis', 'Harbor Row 7, Destin'] as const };

  return (
    <>
      <JsonLd crumbs={crumbs} />
      <div className="pb-stack print:hidden">
        <PageHero title={title} lead={lead} crumbs={crumbs} />
      </div>
      <div className="bg-sand-100 py-stack print:bg-white print:py-0">
        <Container className="grid max-w-264 grid-cols-[minmax(0,1fr)] gap-stack print:block">
          <Sheet
            {...sheet}
            label="Page 1"
            foot={`Sample: invented home and figures. ${company.phone.display}. Page 1 of 2`}
          >
            <div className="grid items-center gap-6 sm:grid-cols-7-5 print:block">
              <div>
                <p className="opsz-42 font-display text-step-4 leading-title tracking-tight">
                  {sampleAnalysis.title}
                </p>
                <p className="mt-2 text-muted">{sampleAnalysis.home}</p>
              </div>
              <Picture
                picture={sampleAnalysis.picture}
                sizes="(min-width: 640px) 24rem, 90vw"
                className="aspect-3/2 w-full rounded-card print:hidden"
              />
            </div>
            <YearRange />
            <Months />
            <Seasons />
            <Kept />
          </Sheet>
          <Sheet
            {...sheet}
            label="Page 2"
            foot={`An estimate with its reasons, not a promise. Sample: invented home and figures. Page 2 of 2`}
          >
            <Compared />
            <Part title="Three things to do first" note="With us or without us">
              <ol className="grid gap-4 print:gap-1.5">
                {sampleAnalysis.toDo.map(({ title: what, text, effort }, index) => (
                  <li key={what} className="grid grid-cols-label-10 border-line border-t pt-3 print:pt-1">
                    <Numeral className="text-oat-700 text-step-2" aria-hidden="true">
                      {index + 1}
                    </Numeral>
                    <p>
                      <strong>{what}</strong> {text} <span className="text-link">{effort}.</span>
                    </p>
                  </li>
                ))}
              </ol>
            </Part>
            <div className="grid gap-8 sm:grid-cols-2 print:grid-cols-2 print:gap-6">
              <Points title="How we worked it out" points={sampleAnalysis.method} />
              <Points title="What is not counted" points={sampleAnalysis.leftOut} />
            </div>
            <StaySelfManaged />
          </Sheet>
          <NextStep title={next.title} text={next.text}>
            <ButtonLink href={revenueAnalysis.href}>{revenueAnalysis.label}</ButtonLink>
          </NextStep>
        </Container>
      </div>
    </>
  );
}

/** The range of a year's rent, with the owner's own year on the same axis. */
function YearRange() {
  const { lastYear } = sampleAnalysis;
  const place = (amount: number) => ((amount - low) / (high - low)) * 100;

  return (
    <section aria-label="Rent in a year">
      {/* On phones the middle is above the other two, or a figure would break. */}
      <dl className="grid grid-cols-2 items-end gap-x-3 gap-y-2 text-center *:first:text-left *:last:text-right max-sm:*:nth-2:order-first max-sm:*:nth-2:col-span-full sm:grid-cols-[auto_minmax(0,1fr)_auto]">
        <Stat label="Low" figure={inDollars(low)} className="text-step-2" />
        <Stat
          label={`Middle: ${wholeYear.nights} nights at ${inDollars(wholeYear.rate)}`}
          figure={inDollars(middle)}
          className="text-link text-step-5"
        />
        <Stat label="High" figure={inDollars(high)} className="text-step-2" />
      </dl>
      <svg
        viewBox="0 0 100 12"
        preserveAspectRatio="none"
        className="mt-3 h-4 w-full fill-sand-300"
        aria-hidden="true"
      >
        <rect y="4" width="100" height="4" />
        <rect x={place(middle).toFixed(1)} width="1" height="12" className="mark-line fill-emerald-700" />
        <rect x={place(lastYear).toFixed(1)} width=".5" height="12" className="mark-line fill-gulf-950" />
      </svg>
      <p className="mt-1 text-sm">
        <strong>{inDollars(lastYear)}</strong> is what you told us for last year.
      </p>
    </section>
  );
}

function Months() {
  const { months } = sampleAnalysis;
  // The bar of the best month reaches the end of the axis.
  const top = (Math.max(...months.map(({ rent }) => rent)) * high) / middle;
  const place = (rent: number) => (rent / top) * 100;

  return (
    <Part title="Month by month" note="Rent at the middle figure; the thin line runs from low to high">
      <FigureTable
        heads={['Month', BARS, 'Nights', 'Rent']}
        rows={months.map(({ name, nights, rent }) => {
          const [low, high] = [
            place((rent * yearRange.low) / middle),
            place((rent * yearRange.high) / middle),
          ];
          return {
            name,
            cells: [<Bar key="bar" value={place(rent)} low={low} high={high} />, nights, inDollars(rent)],
          };
        })}
      />
    </Part>
  );
}

function Seasons() {
  const seasons = sampleAnalysis.seasons.map(({ name, months }) => ({ name, ...totalsOf(months) }));

  return (
    <Part title="By season">
      <FigureTable
        heads={['Season', 'Occupancy', 'A night', 'Rent']}
        rows={[...seasons, { name: 'The year', ...wholeYear }].map(
          ({ name, occupancy, nights, days, rate, rent }) => ({
            name,
            note: `${nights} of ${days} nights`,
            cells: [`${occupancy}%`, inDollars(rate), inDollars(rent)],
          }),
        )}
      />
    </Part>
  );
}

function Kept() {
  return (
    <Part title="What you would keep" note={`On a ${commitmentLabels[defaultCommitment].label}`}>
      <FigureTable
        heads={['Plan', 'Low', 'Middle', 'High']}
        rows={planIds.map((plan) => {
          const percent = prices[defaultCommitment][plan];
          const kept = [low, middle, high].map((rent) => inDollars(keptOf(rent, percent)));
          const isMarked = plan === 'professional';
          return { name: planNames[plan], note: `takes ${percent}%`, cells: kept, isMarked };
        })}
      />
    </Part>
  );
}

function Compared() {
  const { compared } = sampleAnalysis;
  const best = Math.max(...compared.map(({ nights, rate }) => nights * rate));

  return (
    <Part title="The six homes we compared" note="Invented for this sample; in yours they are real, and near">
      <FigureTable
        heads={['Home', 'Nights', 'A night', 'Rent']}
        rows={compared.map(({ name, bedrooms, miles, nights, rate }) => ({
          name,
          note: (
            <>
              {bedrooms} bedrooms, {miles} miles away
              <Bar
                value={((nights * rate) / best) * 100}
                className="mt-1 max-w-60 fill-emerald-700 print:mt-0"
              />
            </>
          ),
          cells: [nights, inDollars(rate), inDollars(nights * rate)],
        }))}
      />
    </Part>
  );
}

function Points({ title, points }: { title: string; points: readonly string[] }) {
  return (
    <Part title={title}>
      <ul className="grid list-disc gap-1.5 pl-4 print:gap-0.5">
        {points.map((point) => (
          <li key={point}>{point}</li>
        ))}
      </ul>
    </Part>
  );
}

/** Compares with an owner who manages the home and keeps all of last year's rent. */
function StaySelfManaged() {
  const { lastYear } = sampleAnalysis;
  const kept = keptOf(middle, prices[defaultCommitment].professional);

  return (
    <p className="border-oat-500 border-l-2 bg-sand-50 p-4 print:p-2">
      <strong>Would you keep more with us?</strong> You told us {inDollars(lastYear)} for last year. At our
      middle figure, {planNames.professional} leaves you {inDollars(kept)}. So managing it yourself still
      leaves you more if your costs and your hours come to less than {inDollars(lastYear - kept)} a year.
    </p>
  );
}
