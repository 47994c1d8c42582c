import type { ReactNode } from 'react';
import { Container } from '@/components/ui/container';
import { Heading } from '@/components/ui/heading';
import { Picture } from '@/components/ui/picture';
import { Stat } from '@/components/ui/stat';
import { Numeral } from '@/components/ui/text';
import { analysisCopy } from '@/content/analysis';
import { analysisForm } from '@/content/analysis-form';
import { company } from '@/content/company';
import { formatDollars } from '@/content/numbers';
import type { PictureSource } from '@/content/pictures';
import {
  commitmentLabels,
  defaultCommitment,
  planIds,
  planNames,
  popularPlan,
  prices,
} from '@/content/plans';
import { calendarMonths, seasons } from '@/content/season-curves';
import { type Analysis, rangeOf, rankHomes, totalsOf } from '@/lib/office/analysis/figures';
import { percentOf } from '@/lib/plans/net-calculator/estimate';
import { Bar, CHART_HEAD, FigureTable, Sheet, SheetPart } from './sheet';

/** Returns what remains of the rent after our fee, in US dollars. */
const subtractFee = (rent: number, percent: number) => rent - percentOf(rent * 100, percent) / 100;

/** Adds a period unless the text ends with punctuation. */
const toSentence = (text: string) => (/[.!?…]['"”’)]?$/.test(text) ? text : `${text}.`);

interface AnalysisDocument {
  analysis: Analysis;
  title: string;
  /** A sentence or two about the home. */
  home: string;
  /** Two lines that name the document. */
  about: readonly [string, string];
  /** `area` is a region's ID. `management` is who manages the home today: an option of the owner's form. */
  area: string;
  management: string;
  picture?: PictureSource;
  sample?: { stamp: string; compared: string; foot: string };
}

interface Props {
  document: AnalysisDocument;
  titleAs: 'h1' | 'p';
  /** Shown after the two pages, but not printed. */
  children: ReactNode;
}

/** A revenue analysis on two sheets, which print on two Letter pages. */
export function AnalysisView({ document, titleAs, children }: Props) {
  const { analysis, title, home, about, area, management, picture, sample } = document;
  const { homes, todo, line } = analysis;
  const sheet = (page: number) => ({
    stamp: sample?.stamp,
    about,
    label: `Page ${page}`,
    foot: analysisCopy.foot(page, sample?.foot),
  });

  return (
    <div className="bg-sand-100 py-stack print:bg-white print:py-0">
      <Container className="grid max-w-264 grid-cols-[minmax(0,1fr)] gap-stack print:block">
        <Sheet {...sheet(1)}>
          <div className={picture && 'grid items-center gap-6 sm:grid-cols-7-5 print:block'}>
            <div>
              <Heading as={titleAs} size="document">
                {title}
              </Heading>
              <p className="wrap-anywhere mt-2 text-muted">{home}</p>
              {line && <PersonalLine text={line} />}
            </div>
            {picture && (
              <Picture
                picture={picture}
                sizes="(min-width: 640px) 24rem, 90vw"
                className="aspect-3/2 w-full rounded-card print:hidden"
              />
            )}
          </div>
          <YearRange analysis={analysis} />
          <Months analysis={analysis} />
          <Seasons analysis={analysis} />
          <KeptByPlan analysis={analysis} />
        </Sheet>
        <Sheet {...sheet(2)}>
          <ComparedHomes analysis={analysis} note={sample?.compared} />
          <SheetPart title="Three things to do first" note="With us or without us">
            <ol className="grid gap-4 print:gap-1.5">
              {todo.map(({ what, why, effort }, index) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: two items may be equal
                <li key={index} className="grid grid-cols-label-10 border-line border-t pt-3 print:pt-1">
                  <Numeral className="text-oat-700 text-step-2" aria-hidden="true">
                    {index + 1}
                  </Numeral>
                  <p className="wrap-anywhere">
                    <strong>{toSentence(what)}</strong> {toSentence(why)}{' '}
                    <span className="text-link">{toSentence(effort)}</span>
                  </p>
                </li>
              ))}
            </ol>
          </SheetPart>
          <div className="grid gap-8 sm:grid-cols-2 print:grid-cols-2 print:gap-6">
            <BulletList
              title="How we worked it out"
              points={analysisCopy.method(homes.length, analysisCopy.curve(area))}
            />
            <BulletList title="What is not counted" points={analysisCopy.leftOut} />
          </div>
          <KeepMore analysis={analysis} isManaged={management === 'local' || management === 'national'} />
        </Sheet>
        {children}
      </Container>
    </div>
  );
}

function PersonalLine({ text }: { text: string }) {
  return (
    <blockquote className="wrap-anywhere mt-4 whitespace-pre-line border-oat-500 border-l-2 pl-4 print:mt-2 print:whitespace-normal">
      <p>{text}</p>
      <p className="text-muted">{company.name}</p>
    </blockquote>
  );
}

type PartProps = { analysis: Analysis };

function YearRange({ analysis: { homes, months, lastYear } }: PartProps) {
  const { low, middle, high } = rangeOf(homes);
  const { nights, rate } = totalsOf(months);
  const [from, to] = [Math.min(low, lastYear ?? low), Math.max(high, lastYear ?? high)];
  /** Returns an amount's position on the axis, from 0 to 99 percent, so that a mark at the end stays on the axis. */
  const place = (amount: number) => (to > from ? ((amount - from) / (to - from)) * 99 : 49.5);

  return (
    <section aria-label="Rent in a year">
      {/* On phones, the middle figure is above the other two, so that none wraps. */}
      <dl className="grid grid-cols-2 items-end gap-x-3 gap-y-2 text-center *:first:text-left *:last:text-right max-sm:*:nth-2:order-first max-sm:*:nth-2:col-span-full sm:grid-cols-[auto_minmax(0,1fr)_auto]">
        <Stat label={analysisForm.ends.low} figure={formatDollars(low)} className="text-step-2" />
        <Stat
          label={`${analysisForm.ends.middle}: ${nights} nights at ${formatDollars(rate)}`}
          figure={formatDollars(middle)}
          className="text-link text-step-5"
        />
        <Stat label={analysisForm.ends.high} figure={formatDollars(high)} className="text-step-2" />
      </dl>
      <svg
        viewBox="0 0 100 12"
        preserveAspectRatio="none"
        className="mt-3 h-4 w-full fill-sand-300"
        aria-hidden="true"
      >
        <rect x={place(low).toFixed(1)} y="4" width={(place(high) - place(low) + 1).toFixed(1)} height="4" />
        <rect x={place(middle).toFixed(1)} width="1" height="12" className="mark-line fill-emerald-700" />
        {lastYear !== undefined && (
          <rect x={place(lastYear).toFixed(1)} width=".5" height="12" className="mark-line fill-gulf-950" />
        )}
      </svg>
      {lastYear !== undefined && (
        <p className="mt-1 text-sm">
          <strong>{formatDollars(lastYear)}</strong> {analysisCopy.lastYear}
        </p>
      )}
    </section>
  );
}

function Months({ analysis: { homes, months } }: PartProps) {
  const { low, middle, high } = rangeOf(homes);
  // The axis ends at the high figure of the best month.
  const top = (Math.max(...months.map(({ rent }) => rent)) * high) / middle;
  const place = (rent: number) => (rent / top) * 100;

  return (
    <SheetPart title="Month by month" note="Rent at the middle figure; the thin line runs from low to high">
      <FigureTable
        heads={['Month', CHART_HEAD, 'Nights', 'Rent']}
        rows={calendarMonths.map(({ name }, month) => {
          const { nights, rent } = months[month] ?? { nights: 0, rent: 0 };
          const [from, to] = [place((rent * low) / middle), place((rent * high) / middle)];
          return {
            name,
            cells: [<Bar key="bar" value={place(rent)} low={from} high={to} />, nights, formatDollars(rent)],
          };
        })}
      />
    </SheetPart>
  );
}

function Seasons({ analysis: { months } }: PartProps) {
  const rows = seasons.map((season) => ({ name: season.name as string, ...totalsOf(months, season.months) }));

  return (
    <SheetPart title="By season">
      <FigureTable
        heads={['Season', 'Occupancy', 'A night', 'Rent']}
        rows={[...rows, { name: 'The year', ...totalsOf(months) }].map(
          ({ name, occupancy, nights, days, rate, rent }) => ({
            name,
            note: `${nights} of ${days} nights`,
            cells: [`${occupancy}%`, formatDollars(rate), formatDollars(rent)],
          }),
        )}
      />
    </SheetPart>
  );
}

function KeptByPlan({ analysis: { homes } }: PartProps) {
  const { low, middle, high } = rangeOf(homes);
  return (
    <SheetPart title="What you would keep" note={`On a ${commitmentLabels[defaultCommitment].label}`}>
      <FigureTable
        heads={['Plan', ...Object.values(analysisForm.ends)]}
        rows={planIds.map((plan) => {
          const percent = prices[defaultCommitment][plan];
          const kept = [low, middle, high].map((rent) => formatDollars(subtractFee(rent, percent)));
          const isMarked = plan === popularPlan;
          return { name: planNames[plan], note: `takes ${percent}%`, cells: kept, isMarked };
        })}
      />
    </SheetPart>
  );
}

function ComparedHomes({ analysis, note }: PartProps & { note: string | undefined }) {
  const homes = rankHomes(analysis.homes);
  const best = homes[0]?.rent ?? 1;

  return (
    <SheetPart title={analysisCopy.compared(homes.length)} note={note}>
      <FigureTable
        heads={['Home', 'Nights', 'A night', 'Rent']}
        rows={homes.map(({ name, bedrooms, miles, nights, rate, rent }) => ({
          name,
          note: (
            <>
              {analysisCopy.bedrooms(bedrooms)}, {analysisCopy.miles(miles)}
              <Bar
                value={(rent / best) * 100}
                className="mt-1 max-w-60 fill-emerald-700 print:mt-0 print:h-1"
              />
            </>
          ),
          cells: [nights, formatDollars(rate), formatDollars(rent)],
        }))}
      />
    </SheetPart>
  );
}

function BulletList({ title, points }: { title: string; points: readonly string[] }) {
  return (
    <SheetPart title={title}>
      <ul className="grid list-disc gap-1.5 pl-4 print:gap-0.5">
        {points.map((point) => (
          <li key={point}>{point}</li>
        ))}
      </ul>
    </SheetPart>
  );
}

function KeepMore({ analysis: { homes, lastYear }, isManaged }: PartProps & { isManaged: boolean }) {
  if (lastYear === undefined) return null;
  const kept = subtractFee(rangeOf(homes).middle, prices[defaultCommitment][popularPlan]);

  return (
    <p className="border-oat-500 border-l-2 bg-sand-50 p-4 print:p-2">
      <strong>{analysisCopy.wouldYouKeepMore}</strong>{' '}
      {analysisCopy.keepMore({
        lastYear: formatDollars(lastYear),
        plan: planNames[popularPlan],
        kept: formatDollars(kept),
        difference: formatDollars(Math.abs(Math.round(lastYear - kept))),
        share: Math.round(((lastYear - kept) / lastYear) * 100),
        isManaged,
      })}
    </p>
  );
}
