import { ButtonLink } from '@/components/ui/button';
import { Panel } from '@/components/ui/card';
import { textLink } from '@/components/ui/text';
import { officePage } from '@/content/office';
import { ANALYSIS_TARGET, analysisFormPath } from '@/lib/office/analysis/analysis-store';
import type { OpenAnalysis, OpenLead } from '@/lib/office/open-pages';
import { formatRecentTime } from '@/lib/time/office-time';

export function AnalysisPanel({ desk }: { desk: OpenLead }) {
  const { id, key, analysis } = desk;
  if (!analysis) return null;
  return (
    <Panel id="analysis-title" title={officePage.analysis}>
      <AnalysisState desk={{ ...desk, analysis }} />
      <ButtonLink className="justify-self-start" href={analysisFormPath(id, key)}>
        {officePage[analysis.stored ? 'changeAnalysis' : 'writeAnalysis']}
      </ButtonLink>
    </Panel>
  );
}

export function AnalysisState({ desk: { id, key, lead, analysis } }: { desk: OpenAnalysis }) {
  const { stored, sent } = analysis;
  const { none, draft, sent: formatSent, undelivered, newerDraft, notEmailed } = officePage.analysisState;
  if (!stored) return <p>{none}</p>;
  const savedAt = formatRecentTime(stored.savedAt);
  if (!sent) return <p>{draft(savedAt)}</p>;
  return (
    <>
      <form method="post" action={`/api${analysisFormPath(id, key)}`}>
        {(lead.undelivered === ANALYSIS_TARGET ? undelivered : formatSent)(formatRecentTime(sent.at))}{' '}
        <button className={textLink} type="submit" name="action" value="open">
          {officePage.ownerPage}
        </button>
      </form>
      {stored.isDraft && <p>{newerDraft(savedAt)}</p>}
      {!sent.isEmailed && <p className="font-medium text-error">{notEmailed}</p>}
    </>
  );
}
