'use client';

import { clsx } from 'clsx';
import { type ReactNode, useRef, useState } from 'react';
import { FigureTable } from '@/components/samples/sheet';
import { Button } from '@/components/ui/button';
import { control, Field, withErrorIcon } from '@/components/ui/field';
import { groundProps } from '@/components/ui/section';
import { Stat } from '@/components/ui/stat';
import { analysisForm } from '@/content/analysis-form';
import { formatDollars } from '@/content/numbers';
import { calendarMonths } from '@/content/season-curves';
import { rankHomes } from '@/lib/office/analysis/figures';
import {
  formatProblem,
  monthPath,
  PROPOSED_FIELD,
  type Problem,
  type Reading,
  readFigures,
  type Texts,
} from '@/lib/office/analysis/read-figures';
import { Step } from './step';

interface Props {
  action: string;
  texts: Texts;
  area: string;
  /** The name of the area whose season curve fills in the months' figures. */
  curve: string;
  /** The version of the analysis that the form shows. */
  seen: number;
  slots: Record<'steps' | 'buttons', ReactNode>;
}

export function AnalysisForm({ action, texts, area, curve, seen, slots }: Props) {
  const form = useRef<HTMLFormElement>(null);
  const [typed, setTyped] = useState(texts);
  const reading = readFigures(typed, area);
  const read = () => {
    const entries = [...new FormData(form.current ?? undefined)];
    setTyped(Object.fromEntries(entries.map(([name, value]) => [name, String(value)])));
  };

  return (
    <form
      ref={form}
      method="post"
      action={action}
      onInput={read}
      data-keep
      className="grid gap-x-10 gap-y-8 px-edge pt-8 pb-12 md:grid-cols-[minmax(0,1fr)_21.5rem] md:items-start"
    >
      {/* The Enter key presses a form's first button: this hidden one, which saves. */}
      <button type="submit" name="action" value="save" hidden />
      <input type="hidden" name="seen" value={seen} />
      <input type="hidden" name={PROPOSED_FIELD} value={texts[PROPOSED_FIELD] ?? ''} />
      <div className="grid min-w-0 gap-10">
        <Step title={analysisForm.homesTitle} lead={analysisForm.homesLead}>
          <Homes text={texts.homes ?? ''} reading={reading} isEmpty={!typed.homes?.trim()} />
        </Step>
        <Step title={analysisForm.yearTitle} lead={analysisForm.yearLead(curve)}>
          <Months texts={texts} reading={reading} />
        </Step>
        {slots.steps}
      </div>
      {slots.buttons}
    </form>
  );
}

function Homes({ text, reading, isEmpty }: { text: string; reading: Reading; isEmpty: boolean }) {
  const problems = isEmpty ? [] : reading.problems.filter(({ path }) => path.startsWith('homes'));
  return (
    <>
      <Field
        id="homes"
        label={analysisForm.homes}
        error={problems.length > 0 && <ProblemList problems={problems} />}
      >
        <textarea
          id="homes"
          name="homes"
          rows={9}
          wrap="off"
          spellCheck={false}
          className={clsx(control, 'figures tab-12 overflow-auto whitespace-pre')}
          defaultValue={text}
          aria-invalid={problems.length > 0}
          aria-describedby="homes-error"
        />
      </Field>
      {reading.notices.map((notice) => (
        <p key={notice} className="wrap-anywhere text-muted text-sm">
          {notice}
        </p>
      ))}
      {reading.homes.length > 0 && <HomesTable reading={reading} />}
    </>
  );
}

function ProblemList({ problems }: { problems: readonly Problem[] }) {
  return (
    <span className="grid gap-1">
      {problems.map((problem) => (
        <span key={problem.path} className="flex items-start gap-1.5">
          {withErrorIcon(formatProblem(problem))}
        </span>
      ))}
    </span>
  );
}

function HomesTable({ reading: { homes, range } }: { reading: Reading }) {
  const rows = rankHomes(homes).map(({ name, bedrooms, miles, nights, rate, rent, countsFor }) => {
    const ends = range ? countsFor.map((end) => analysisForm.ends[end].toLowerCase()) : [];
    const note = [analysisForm.facts(bedrooms, miles), ...ends].join(', ');
    return { name, note, cells: [nights, formatDollars(rate), formatDollars(rent)] };
  });
  return (
    <>
      <FigureTable heads={analysisForm.heads} rows={rows} />
      {range && (
        <dl {...groundProps('sand', 'flex flex-wrap justify-between gap-4 rounded-card px-4 py-3')}>
          {(['low', 'middle', 'high'] as const).map((end) => (
            <Stat
              key={end}
              label={analysisForm.ends[end]}
              figure={formatDollars(range[end])}
              className="text-step-3"
            />
          ))}
        </dl>
      )}
    </>
  );
}

function Months({ texts, reading }: { texts: Texts; reading: Reading }) {
  const { balance, areMonthsUpdated, problems } = reading;
  const monthProblems = problems.filter(({ path }) => path.startsWith('months'));
  return (
    <>
      <div className="grid gap-x-3 gap-y-2.5 sm:grid-cols-2 lg:grid-cols-3">
        {calendarMonths.map(({ name }, month) => (
          <fieldset key={name} className="grid grid-cols-[2.6rem_1fr_1.5fr] items-center gap-1.5">
            <legend className="float-left font-label">{name.slice(0, 3)}</legend>
            {(['nights', 'rent'] as const).map((figure) => {
              const path = monthPath(month, figure);
              return (
                <input
                  key={figure}
                  name={path}
                  aria-label={analysisForm[figure](name)}
                  className={clsx(control, 'figures px-2.5 text-right placeholder:text-muted')}
                  inputMode={figure === 'nights' ? 'numeric' : 'decimal'}
                  defaultValue={texts[path] ?? ''}
                  placeholder={reading.texts[path] || analysisForm.monthHints[figure]}
                  aria-invalid={monthProblems.some((problem) => problem.path === path)}
                  aria-describedby="months-error"
                />
              );
            })}
          </fieldset>
        ))}
      </div>
      <div className="grid gap-2 font-medium text-sm" id="months-error">
        {areMonthsUpdated ? (
          <p className="text-muted">{analysisForm.notYetFilled}</p>
        ) : (
          balance?.fits && <p className="text-muted">{balance.words}</p>
        )}
        {monthProblems.length > 0 && !areMonthsUpdated && (
          <p className="text-error">
            <ProblemList problems={monthProblems} />
          </p>
        )}
      </div>
      <Button type="submit" name="action" value="fill" look="line" size="sm" className="justify-self-start">
        {analysisForm.fillAgain}
      </Button>
    </>
  );
}
