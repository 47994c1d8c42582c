import { OwnerAnalysis } from '@/components/samples/owner-analysis';
import { Actions } from '@/components/ui/actions';
import { Button, ButtonLink } from '@/components/ui/button';
import { Icon } from '@/components/ui/icon';
import { analysisForm } from '@/content/analysis-form';
import { personOf } from '@/lib/inbox/format-lead';
import type { FreeDay } from '@/lib/meetings/slots';
import { analysisFormPath } from '@/lib/office/analysis/analysis-store';
import { checkAnalysis } from '@/lib/office/analysis/check-analysis';
import type { OpenAnalysis } from '@/lib/office/open-pages';
import { AnalysisDesk } from './analysis-desk';

export function AnalysisPreview({ desk, days }: { desk: OpenAnalysis; days: readonly FreeDay[] }) {
  const { id, key, lead } = desk;
  const { stored } = desk.analysis;
  const analysis = stored && checkAnalysis(stored.texts, String(lead.data.area)).analysis;
  // If a colleague has saved an incomplete version in the meantime, there is nothing to preview: show the form.
  if (!analysis) return <AnalysisDesk desk={desk} rejected={undefined} />;
  const { name } = personOf(lead);
  const form = analysisFormPath(id, key);
  return (
    <>
      <form
        method="post"
        action={`/api${form}`}
        className="flex flex-wrap items-center justify-between gap-4 px-edge py-5 print:hidden"
      >
        <p className="font-semibold">{analysisForm.preview(name)}</p>
        <input type="hidden" name="seen" value={stored.version} />
        <Actions>
          <ButtonLink look="line" href={form}>
            {analysisForm.backToForm}
          </ButtonLink>
          <Button type="submit" name="action" value="send">
            <Icon name="mail" /> {analysisForm.send(name)}
          </Button>
        </Actions>
      </form>
      <OwnerAnalysis lead={lead} analysis={analysis} sentAt={new Date()} days={days} />
    </>
  );
}
