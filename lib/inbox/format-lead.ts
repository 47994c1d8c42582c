import { company } from '@/content/company';
import { formatCount, formatDollars } from '@/content/numbers';
import { officeCopy } from '@/content/office';
import { findPage, pages } from '@/content/pages';
import { commitmentLabels, planNames } from '@/content/plans';
import { findRegion } from '@/content/regions';
import { homeSearch } from '@/content/search';
import { fieldsOf } from '@/lib/forms/all-forms';
import { cleanLine } from '@/lib/forms/clean';
import type { Field, Value } from '@/lib/forms/fields';
import { formatPhone } from '@/lib/forms/format-phone';
import type { LeadData } from '@/lib/forms/lead-forms';
import { HOUR_MS } from '@/lib/platform/durations';
import { parseZone } from '@/lib/platform/time-zones';
import { presentHomes } from '@/lib/rentals/present-homes';
import { addUpStay } from '@/lib/rentals/rates';
import { formatDates, formatDay, parseDay } from '@/lib/time/calendar-days';
import { formatNear } from '@/lib/time/office-time';
import { toSlot } from '@/lib/time/slot';
import type { Lead, LeadContext } from './lead';

export type Row = readonly [label: string, text: string];

export function formatAnswer({ options, formatValue }: Field, value: Value): string {
  const choice = options?.find((option) => option.value === String(value));
  if (choice) return choice.label;
  if (formatValue) return formatValue(value);
  if (value === true) return officeCopy.yes;
  return typeof value === 'number' ? formatDollars(value) : cleanLine(String(value));
}

/** "10:20 AM Eastern", or "Tuesday 12:00 AM Japan" if the day differs; empty if the visitor's time is ours. */
export const formatVisitorTime = (moment: Date, zone: unknown): string =>
  toSlot(moment.getTime(), parseZone(zone)).visitorTime;

/** Kinds that need no answer: a booked call is already an answer, and a newsletter signup asks for nothing. */
export const kindsWithoutDeadline = ['meeting', 'newsletter'];

/** How long the office has to answer a lead, in milliseconds. */
export const ANSWER_MS = company.answerHours * HOUR_MS;

export const deadlineOf = ({ kind, createdAt }: Pick<Lead, 'kind' | 'createdAt'>): Date | null =>
  kindsWithoutDeadline.includes(kind) ? null : new Date(createdAt.getTime() + ANSWER_MS);

export const getCallState = ({ canceled, outcome }: LeadData) =>
  canceled ? 'canceled' : outcome === 'held' || outcome === 'missed' ? outcome : 'call';

/** "Ada did not get the analysis: call (850) 555-0171"; empty if the visitor got our emails. */
export const formatUndelivered = ({ undelivered, data: { name, phone } }: Lead): string =>
  undelivered
    ? officeCopy.undelivered.state(cleanLine(String(name)), undelivered, formatPhone(phone ?? ''))
    : '';

/** "by Tue 6:58 AM", "overdue since Sun 4:10 PM, analysis not sent", or "held Tue 9:20 AM"; empty for newsletters. */
export const formatState = (lead: Lead, now = new Date()): string =>
  [formatProgress(lead, now), formatUndelivered(lead)].filter(Boolean).join(', ');

function formatProgress(lead: Lead, now: Date): string {
  const format = (moment: Date) => formatNear(moment, now);
  if (lead.kind === 'meeting')
    return officeCopy.state[getCallState(lead.data)](format(new Date(String(lead.data.slot))));
  const deadline = deadlineOf(lead);
  if (!deadline) return '';
  const { answered, open, overdue, analysisSent, analysisNotSent } = officeCopy.state;
  const state = lead.answeredAt
    ? answered(format(lead.answeredAt))
    : (deadline > now ? open : overdue)(format(deadline));
  if (lead.kind !== 'partner' || lead.undelivered === 'analysis') return state;
  return `${state}, ${lead.analysisSentAt ? analysisSent(format(lead.analysisSentAt)) : analysisNotSent}`;
}

/** Returns the person to contact: the owner in a referral, else the sender. `phone` is in E.164. */
export function personOf({ kind, data }: Lead) {
  const [name, phone, email] =
    kind === 'referral'
      ? [data.ownerName, data.ownerPhone, data.ownerEmail]
      : [data.name, data.phone, data.email];
  const text = (value: Value | undefined) => (value === undefined ? '' : cleanLine(String(value)));
  return { name: text(name) || text(email), phone: text(phone), email: text(email) };
}

/** Returns what the office calls leads of a kind, such as "Revenue analysis" or "Question". */
export const formatKind = (kind: string) => getOwn(officeCopy.nouns, kind) ?? kind;

/** Returns parts of a subject line, such as "Bayside 3BR", "guest", or "Blue House Dec 20-27". */
export function formatTopic(lead: Lead): string[] {
  const { kind, data, context } = lead;
  const choice = (name: string) => {
    const field = fieldsOf(lead).find((one) => one.name === name);
    const value = data[name];
    return field && value !== undefined && value !== 'other' ? formatAnswer(field, value) : '';
  };
  const home = [choice('area'), data.bedrooms && `${data.bedrooms}BR`].filter(Boolean).join(' ');
  const topic = choice('topic') && String(data.topic);
  const referrer = kind === 'referral' ? officeCopy.referredBy(cleanLine(String(data.name))) : '';
  const homes = listHomeTitles(context);
  const where = homes.length > 1 ? formatCount(homes.length, 'home') : (homes[0] ?? destinationName(context));
  const stay = [where, formatStay(context)].filter(Boolean).join(' ');
  return [topic, referrer, home, stay].filter((words) => words !== '');
}

/** Fields that `answerRows` leaves out, because they are shown above or below its rows. */
const NOT_IN_ROWS = 'name phone email ownerName ownerPhone ownerEmail message slot zone'.split(' ');

export function answerRows(lead: Lead): Row[] {
  const { kind, data, context } = lead;
  const answers = fieldsOf(lead).flatMap((field): Row[] => {
    const value = data[field.name];
    if (value === undefined || NOT_IN_ROWS.includes(field.name)) return [];
    const label = field.name === 'consent' ? officeCopy.agreed : field.label;
    return [[field.name === 'role' ? officeCopy.referrerIs : label, formatAnswer(field, value)]];
  });
  const referrer: Row[] = [
    [officeCopy.referrer, String(data.name)],
    [officeCopy.referrerPhone, formatPhone(data.phone ?? '')],
    [officeCopy.referrerEmail, String(data.email)],
  ];
  return [...dropEmptyRows([...(kind === 'referral' ? referrer : []), ...answers]), ...contextRows(context)];
}

export function contextRows(context: LeadContext): Row[] {
  const { plan = '', commitment = '' } = context;
  const choice = [getOwn(planNames, plan) ?? plan, getOwn(commitmentLabels, commitment)?.label.toLowerCase()];
  return dropEmptyRows([
    [officeCopy.phoneNote, context.phoneNote ?? ''],
    [officeCopy.leansToward, choice.filter(Boolean).join(', ')],
    [officeCopy.home, listHomeTitles(context).join(', ')],
    [homeSearch.destination.label, destinationName(context)],
    [officeCopy.stay, formatStay(context)],
    [officeCopy.guests, formatParty(context)],
    [officeCopy.total, formatTotal(context)],
  ]);
}

export function sourceRows({ context: { page, source = {} } }: Lead): Row[] {
  const { landing, referrer, utm_source, utm_medium = '', utm_campaign, utm_term, utm_content } = source;
  const medium = getOwn(officeCopy.media, utm_medium.toLowerCase()) ?? utm_medium;
  const campaign = [utm_campaign, utm_source].filter(Boolean).join(', ');
  return dropEmptyRows([
    [officeCopy.sentFrom, page ? formatPage(new URL(page).pathname) : ''],
    [officeCopy.firstPage, landing ? formatPage(landing) : ''],
    [officeCopy.siteBefore, referrer ?? ''],
    [officeCopy.campaign, medium && campaign ? `${campaign} (${medium})` : campaign || medium],
    [officeCopy.searchTerm, utm_term ?? ''],
    [officeCopy.advertisement, utm_content ?? ''],
  ]);
}

/** Reads only own properties, because `name` may come from a visitor, and be "constructor". */
const getOwn = <Value>(record: Readonly<Record<string, Value>>, name: string): Value | undefined =>
  Object.hasOwn(record, name) ? record[name] : undefined;

const dropEmptyRows = (rows: readonly Row[]): Row[] =>
  rows.flatMap(([label, text]): Row[] => (text ? [[label, cleanLine(text)]] : []));

/** Returns "Partner with Us, Destin" for a page below another, and the path if it belongs to no page. */
function formatPage(path: string): string {
  const title = findPage(path)?.title;
  const parent = pages.find((page) => page.path !== '/' && path.startsWith(`${page.path}/`));
  if (!parent) return title ?? path;
  const name = path.slice(parent.path.length + 1);
  return `${parent.title}, ${title ?? findHome(name)?.title ?? name}`;
}

const findHome = (slug: string | undefined) => presentHomes().find(({ id }) => id === slug);

const listHomeTitles = ({ property }: LeadContext): string[] =>
  property ? property.split(',').map((id) => findHome(id)?.title ?? id) : [];

const destinationName = ({ destination = '' }: LeadContext): string =>
  findRegion(destination)?.name ?? destination;

function formatParty({ guests, dog }: LeadContext): string {
  const people = guests && formatCount(guests, 'guest');
  return [people, dog && officeCopy.dog].filter(Boolean).join(', ');
}

/** "$2,275 before taxes": what the site says today for the home and the dates. */
function formatTotal({ property, checkIn = '', checkOut = '', dog }: LeadContext): string {
  const home = findHome(property);
  const [from, to] = [parseDay(checkIn), parseDay(checkOut)];
  const stay = home && addUpStay(home, { checkIn: from, checkOut: to, dog: dog === 'yes' });
  return stay ? `${formatDollars(stay.total)} ${officeCopy.beforeTaxes}` : '';
}

/** Formats the dates of a stay as "Dec 20-27", "Dec 28-Jan 3", or "from Dec 20". */
function formatStay({ checkIn = '', checkOut = '' }: LeadContext): string {
  const [from, to] = [parseDay(checkIn), parseDay(checkOut)];
  if (!from) return '';
  if (to <= from) return officeCopy.from(formatDay(from, { month: 'short', day: 'numeric' }));
  return formatDates(from, to, 'short');
}
