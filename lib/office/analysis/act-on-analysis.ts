import 'server-only';
import { analysisForm } from '@/content/analysis-form';
import { officePage } from '@/content/office';
import { failures, officeForm } from '@/lib/office/office-form';
import { env } from '@/lib/platform/env';
import { reject, seeOther } from '@/lib/platform/http/form-handler';
import { HttpError } from '@/lib/platform/http/http-error';
import { jsonResponse, wantsJson } from '@/lib/platform/http/json-response';
import { formatFullTime } from '@/lib/time/office-time';
import {
  addOwnerLink,
  analysisFormPath,
  getAnalysis,
  type StoredAnalysis,
  saveAnalysis,
} from './analysis-store';
import { checkAnalysis, textsOf } from './check-analysis';
import { removeMonths } from './read-figures';

/** The actions of the form, and whether each one needs a complete form. */
const actions = new Map([
  ['save', false],
  ['fill', false],
  ['see', true],
  ['send', true],
]);

/** Saves, fills in or sends an analysis. `formHandler` turns errors into responses. */
export const actOnAnalysis = officeForm(analysisFormPath, async (form) => {
  const { db, lead, headers, page, key, body, action, seen } = form;
  const { id } = lead;
  if (lead.kind !== 'partner') throw new HttpError(404, 'unknown-lead');
  // A link to the owner's page needs a new key, and only a form may store one.
  if (action === 'open' && lead.analysisSentAt) return seeOther(await addOwnerLink(db, id));
  const needsFull = actions.get(action);
  if (needsFull === undefined) return reject(headers, page, { ...failures['unknown-action'], body });
  const stored = await getAnalysis(db, id);
  // The form in the preview has no fields, so use the stored texts.
  const typed = body.homes === undefined && stored ? stored.texts : textsOf(body);
  const area = String(lead.data.area);
  const filled = action === 'fill' ? checkAnalysis(removeMonths(typed), area) : null;
  const { texts, analysis, problems } = filled?.range ? filled : checkAnalysis(typed, area);
  if (needsFull && !analysis)
    return reject(headers, page, {
      ...{ status: 422, code: 'invalid-fields', body: texts },
      errors: Object.fromEntries(problems.map(({ path, message }) => [path, message])),
      problem: analysisForm.notSent(problems.length),
    });
  const sending = action === 'send' ? (analysis ?? undefined) : undefined;
  const outcome = await saveAnalysis(db, id, { texts, analysis: sending, seen }, env);
  if (outcome === 'gone') throw new HttpError(404, 'unknown-lead');
  if (outcome === 'quarantined') return reject(headers, page, { ...failures.quarantined, body: texts });
  if (outcome === 'conflict')
    return reject(headers, page, {
      ...failures.conflict,
      body: texts,
      detail: formatConflict(await getAnalysis(db, id)),
    });
  if (wantsJson(headers)) return jsonResponse(200, { id });
  return seeOther(action === 'see' ? analysisFormPath(id, key, 'pages') : page);
});

function formatConflict(stored: StoredAnalysis | null): string | undefined {
  const what = stored?.isDraft ? analysisForm.draftSaved : analysisForm.wasSent;
  return stored ? officePage.conflict(formatFullTime(stored.savedAt), what) : undefined;
}
