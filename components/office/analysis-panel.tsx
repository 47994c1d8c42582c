import { ButtonLink } from '@/components/ui/button';
import { officePage } from '@/content/office';
import type { Lead } from '@/lib/inbox/lead';
import { ANALYSIS_TARGET, analysisFormPath } from '@/lib/office/analysis/analysis-store';
import type { OpenLead } from '@/lib/office/open-pages';
import { formatRecentTime } from '@/lib/time/office-time';
import { Part } from './parts';

export function AnalysisPanel({ desk: { id, key, lead, analysis } }: { desk: OpenLead }) {
  if (!analysis) return null;
  return (
    <Part id="analysis-title" title={officePage.analysis}>
      <AnalysisState analysis={analysis} lead={lead} />
      <ButtonLink className="justify-self-start" href={analysisFormPath(id, key)}>
        {officePage[analysis.stored ? 'changeAnalysis' : 'writeAnalysis']}
      </ButtonLink>
    </Part>
  );
}

type Analysis = NonNullable<OpenLead['analysis']>;

export function AnalysisState({ analysis: { stored, sent }, lead }: { analysis: Analysis; lead: Lead }) {
  const { none, draft, sent: formatSent, undelivered, newerDraft, notEmailed } = officePage.analysisState;
  if (!stored) return <p>{none}</p>;
  const savedAt = formatRecentTime(stored.savedAt);
  if (!sent) return <p>{draft(savedAt)}</p>;
  return (
    <>
      <p>
        {(lead.undelivered === ANALYSIS_TARGET ? undelivered : formatSent)(formatRecentTime(sent.at))}{' '}
        <a className="text-link underline underline-offset-4" href={sent.ownerHref}>
          {officePage.ownerPage}
        </a>
      </p>
      {stored.isDraft && <p>{newerDraft(savedAt)}</p>}
      {!sent.isEmailed && <p className="font-medium text-error">{notEmailed}</p>}
    </>
  );
}
