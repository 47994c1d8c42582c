import { ProblemView } from '@/components/layout/problem-view';
import { Alert } from '@/components/ui/alert';
import { Button } from '@/components/ui/button';
import { control, Field } from '@/components/ui/field';
import { analysisForm } from '@/content/analysis-form';
import { officePage } from '@/content/office';
import { textsOf } from '@/lib/office/analysis/check-analysis';
import { type RejectedForm, rejectedForm } from '@/lib/platform/rejected-form';

/** Says why a page of the office can't be shown. After a form, also shows its input. */
export function FailedPage({ status }: { status: number }) {
  const rejected = rejectedForm();
  const { tooManyGuesses, failed, kept } = officePage;
  if (!rejected) return <ProblemView lead={status === 429 ? tooManyGuesses : failed} />;
  return (
    <RejectedInput
      body={rejected.body}
      problem={status === 429 ? `${tooManyGuesses} ${kept}` : rejected.problem}
    />
  );
}

const labels: Record<string, string> = {
  note: officePage.note,
  slot: officePage.freeTime,
  time: officePage.otherTime,
};

/** Shows a rejected form's input in plain fields. Without an `action`, the form is sent to the same URL again. */
export function RejectedInput({ body, problem }: Pick<RejectedForm, 'body' | 'problem'>) {
  const { action, seen, note, slot, time } = body;
  const texts = Object.entries({ action, seen, note, slot, time, ...textsOf(body) }).filter(
    ([, text]) => text,
  );
  return (
    <form method="post" className="grid gap-5 px-edge py-section">
      <Alert>{problem}</Alert>
      {texts.map(([name, value]) => {
        const text = String(value);
        const label = labels[name] ?? analysisForm.fieldName(name);
        if (!label) return <input key={name} type="hidden" name={name} value={text} />;
        return (
          <Field key={name} id={name} label={label}>
            <textarea
              id={name}
              name={name}
              className={control}
              rows={text.length > 80 ? 9 : 1}
              defaultValue={text}
            />
          </Field>
        );
      })}
      {texts.length > 0 && <Button type="submit">{officePage.sendAgain}</Button>}
    </form>
  );
}
