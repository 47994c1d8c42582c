import { Alert } from '@/components/ui/alert';
import { Button } from '@/components/ui/button';
import { card } from '@/components/ui/card';
import { stickyColumn } from '@/components/ui/columns';
import { control, Field, withErrorIcon } from '@/components/ui/field';
import { Heading } from '@/components/ui/heading';
import { Icon } from '@/components/ui/icon';
import { Island } from '@/components/ui/island';
import { groundProps } from '@/components/ui/section';
import { Note, plainLink } from '@/components/ui/text';
import { analysisCopy } from '@/content/analysis';
import { analysisForm } from '@/content/analysis-form';
import { formMessages } from '@/content/forms';
import { officePage } from '@/content/office';
import { officePath } from '@/lib/delivery/office-link';
import { answerRows, personOf } from '@/lib/inbox/format-lead';
import { analysisFormPath } from '@/lib/office/analysis/analysis-store';
import { checkAnalysis, getInitialTexts, textsOf } from '@/lib/office/analysis/check-analysis';
import { formatProblem, type Texts } from '@/lib/office/analysis/read-figures';
import type { OpenAnalysis } from '@/lib/office/open-pages';
import type { RejectedForm } from '@/lib/platform/rejected-form';
import { formatLongDate } from '@/lib/time/office-time';
import { AnalysisForm } from './analysis-form';
import { AnalysisState } from './analysis-panel';
import { StateLine } from './lead-state';
import { PrivateNote } from './parts';
import { Step } from './step';

type Props = { desk: OpenAnalysis; rejected: RejectedForm | undefined };

/** With `rows`, the field is a text area. */
type TextOptions = { rows?: number; aside?: string; hint?: string; inputMode?: 'numeric' };

export function AnalysisDesk({ desk, rejected }: Props) {
  const { id, key, lead, analysis, expiry } = desk;
  const { stored } = analysis;
  const { name } = personOf(lead);
  const area = String(lead.data.area);
  // The form in the preview has no fields, so a rejected one shows what is stored.
  const isTyped = rejected?.body.homes !== undefined;
  const initialTexts = isTyped ? textsOf(rejected.body) : (stored?.texts ?? getInitialTexts(lead));
  const { texts, problems } = checkAnalysis(initialTexts, area);
  // Show errors only if a submission was rejected, not on a page that was just opened.
  const shownProblems = rejected?.code === 'invalid-fields' ? problems : [];
  const errors = new Map(shownProblems.map(({ path, message }) => [path, message]));
  const toField = (path: string, label: string, { rows, inputMode, ...field }: TextOptions = {}) => {
    const attributes = {
      ...{ id: path, name: path, className: control, defaultValue: texts[path] ?? '', inputMode },
      ...{ 'aria-invalid': errors.has(path), 'aria-describedby': `${path}-error` },
    };
    return (
      <Field key={path} id={path} label={label} error={withErrorIcon(errors.get(path)) ?? ''} {...field}>
        {rows ? <textarea {...attributes} rows={rows} /> : <input {...attributes} />}
      </Field>
    );
  };

  return (
    <>
      <PrivateNote backHref={officePath(id, key)} back={officePage.toLead}>
        {officePage.private(formatLongDate(expiry))}
      </PrivateNote>
      {rejected?.problem && (
        <Alert as="div" className="mx-edge my-5 grid gap-3">
          <p>{rejected.problem}</p>
          <ul className="list-disc pl-5 empty:hidden">
            {shownProblems.map((problem) => (
              <li key={problem.path}>
                <a className={plainLink} href={`#${fieldIdOf(problem.path)}`}>
                  {formatProblem(problem)}
                </a>
              </li>
            ))}
          </ul>
          {rejected.code === 'changed-meanwhile' && stored && (
            <Differences mine={texts} stored={stored.texts} />
          )}
        </Alert>
      )}
      <div {...groundProps('sand', 'grid gap-1.5 px-edge py-5')}>
        <StateLine desk={desk} />
        <AnalysisState desk={desk} />
      </div>
      <header className="px-edge pt-8">
        <Heading as="h1" size="section" className="wrap-anywhere">
          {analysisForm.title(name)}
        </Heading>
        <p className="wrap-anywhere mt-2 max-w-lead text-muted">
          {answerRows(lead)
            .map(([label, value]) => `${label}: ${value}`)
            .join('. ')}
        </p>
      </header>
      <Island
        name="analysis-form"
        of={AnalysisForm}
        props={{
          action: `/api${analysisFormPath(id, key)}`,
          texts,
          area,
          curve: analysisCopy.curve(area),
          seen: stored?.version ?? 0,
        }}
        slots={{
          steps: (
            <>
              <Step title={analysisForm.todoTitle} lead={analysisForm.todoLead}>
                {[0, 1, 2].map((thing) => (
                  <fieldset
                    key={thing}
                    className="grid gap-x-3 gap-y-2 border-line border-t pt-3 md:grid-cols-[1fr_2fr_1fr]"
                  >
                    <legend className="sr-only">{analysisForm.thing(thing + 1)}</legend>
                    {(['what', 'why', 'effort'] as const).map((part) =>
                      toField(`todo[${thing}].${part}`, analysisForm.todo[part].label, {
                        rows: part === 'why' ? 3 : 0,
                      }),
                    )}
                  </fieldset>
                ))}
              </Step>
              <Step title={analysisForm.line(name)} lead={analysisForm.lineHint}>
                {toField('line', analysisForm.lineLabel, { aside: formMessages.optional, rows: 3 })}
                {toField('lastYear', analysisForm.lastYear, {
                  aside: formMessages.optional,
                  hint: analysisForm.lastYearHint,
                  inputMode: 'numeric',
                })}
              </Step>
            </>
          ),
          buttons: (
            <div className={`${card} grid gap-3 p-5 shadow-raised ${stickyColumn}`}>
              <h2 className="font-semibold font-text text-step-0 tracking-normal">
                {analysisForm.gets(name)}
              </h2>
              <Button type="submit" name="action" value="see" look="line">
                {analysisForm.see}
              </Button>
              <Button type="submit" name="action" value="save" look="line">
                {analysisForm.save}
              </Button>
              <Button type="submit" name="action" value="send">
                <Icon name="mail" /> {analysisForm.send(name)}
              </Button>
              <Note className="border-line border-t pt-3">{analysisForm.sending}</Note>
            </div>
          ),
        }}
      />
    </>
  );
}

/** Returns the ID of the element that a problem links to: its field or, for months, the months' shared error list. */
const fieldIdOf = (path: string) =>
  path.startsWith('homes') ? 'homes' : path.startsWith('months') ? 'months-error' : path;

/** Lists the fields in which a colleague's saved version differs from this form. */
function Differences({ mine, stored }: { mine: Texts; stored: Texts }) {
  const paths = Object.keys(stored).filter(
    (path) => analysisForm.fieldName(path) && stored[path] !== mine[path],
  );
  return (
    <dl className="grid gap-2 text-sm">
      {paths.map((path) => (
        <div key={path}>
          <dt className="text-muted">{analysisForm.theirs(analysisForm.fieldName(path))}</dt>
          <dd className="wrap-anywhere m-0 whitespace-pre-line">{stored[path] || analysisForm.empty}</dd>
        </div>
      ))}
    </dl>
  );
}
