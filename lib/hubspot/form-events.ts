import { isRecord, isText } from '@/lib/platform/unknown-values';
import { toUrl } from './to-url';

export type FormEvent = {
  /** `missing`: HubSpot's older script has no such form, because it was made in the new editor. */
  type: 'ready' | 'submitted' | 'failed' | 'missing';
  formId?: string;
  /** The redirect from the form's settings in HubSpot. */
  redirect?: string;
};

type EventTypes = Readonly<Record<string, FormEvent['type']>>;

/** The events of forms that were made in HubSpot's new editor (developers.hubspot.com, "Global form events"). */
export const newerEvents: EventTypes = {
  'hs-form-event:on-ready': 'ready',
  'hs-form-event:on-submission:success': 'submitted',
  'hs-form-event:on-submission:failed': 'failed',
};

const events: EventTypes = { 'form-submitted': 'submitted', ...newerEvents };
const callbackEventTypes: EventTypes = {
  onFormReady: 'ready',
  onFormSubmitted: 'submitted',
  onFormDefinitionFetchError: 'missing',
};

const HUBSPOT_HOST = /(^|\.)(hsforms\.(net|com)|hubspot\.com)$/;

type Message = Pick<MessageEvent, 'data' | 'origin' | 'source'>;

/**
 * Whether a message comes from the page itself, from HubSpot or from the origin of `scriptUrl`. An empty origin means
 * that a script on the page made the message: messages from other windows always have an origin, even if it is the text
 * "null".
 */
export function isTrusted(message: Message, page: Window | { origin: string }, scriptUrl: string): boolean {
  const { origin, source } = message;
  if ((source === page || source === null) && (origin === page.origin || origin === '')) return true;
  const sender = toUrl(origin);
  const isHubspot = sender?.protocol === 'https:' && HUBSPOT_HOST.test(sender.hostname);
  return isHubspot || sender?.origin === new URL(scriptUrl).origin;
}

export function parseEvent(data: unknown): FormEvent | null {
  if (data === 'form-submitted') return { type: 'submitted' };
  if (!isRecord(data)) return null;
  const [table, name] =
    data.type === 'hsFormCallback' ? [callbackEventTypes, data.eventName] : [events, data.type];
  const type = typeof name === 'string' && Object.hasOwn(table, name) ? table[name] : undefined;
  if (!type) return null;

  const formId = [data.id, data.formId].find(isText);
  const redirect = [data.redirectUrl, isRecord(data.data) && data.data.redirectUrl].find(isText);
  return { type, ...(formId && { formId }), ...(redirect && { redirect }) };
}

/** If the event has no ID, returns the only form on the page or, if there are several, the newsletter form. */
export function findTargetForm<Form extends { formId: string; kind: string }>(
  forms: readonly Form[],
  { formId }: FormEvent,
): Form | undefined {
  if (formId) return forms.find((form) => form.formId === formId);
  return forms.length === 1 ? forms[0] : forms.find(({ kind }) => kind === 'newsletter');
}
