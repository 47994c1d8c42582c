import { DateTime } from 'luxon';
import { company } from '@/content/company';
import { availability } from '@/content/meetings';
import { listedPages } from '@/content/navigation';
import { officeCopy } from '@/content/office';
import { commitmentLabels, planNames } from '@/content/plans';
import { regions } from '@/content/regions';
import { rentals } from '@/content/rentals';
import { fieldsOf } from '@/lib/forms/all-forms';
import { cleanLine } from '@/lib/forms/clean';
import type { Field, Value } from '@/lib/forms/fields';
import { formatPhone } from '@/lib/forms/format-phone';
import type { LeadData } from '@/lib/forms/lead-forms';
import { formatDay, parseDay } from '@/lib/time/calendar-days';
import { parseZone } from '@/lib/time/clock';
import { toSlot } from '@/lib/time/slot';
import type { Lead, LeadContext } from './lead';

const HOUR = 3_600_000;
const DAY = 24 * HOUR;

export type Row = readonly [label: string, text: string];

/** Returns the value of a field in words: the label of a choice, "$77,900". */
export function formatAnswer({ options, formatValue }: Field, value: Value): string {
  const choice = options?.find((option) => option.value === String(value));
  if (choice) return choice.label;
  if (formatValue) return formatValue(value);
  if (value === true) return officeCopy.yes;
  return typeof value === 'number' ? `$${value.toLocaleString('en-US')}` : cleanLine(String(value));
}

/** Formats a moment in Central with a Luxon format such as "ccc h:mm a" ("Mon 3:12 PM"). */
export const inCentral = (moment: Date, format: string): string =>
  DateTime.fromJSDate(moment, { zone: availability.timeZone }).setLocale('en-US').toFormat(format);

/** "Tue 6:58 AM", in Central. */
export const formatShortTime = (moment: Date) => inCentral(moment, 'ccc h:mm a');

/** "Tue, Nov 24, 6:58 AM Central". */
export const formatLongTime = (moment: Date) => `${inCentral(moment, 'ccc, LLL d, h:mm a')} Central`;

/** "Tue, Nov 24, 2026, 6:58 AM Central". */
export const formatFullTime = (moment: Date) => `${inCentral(moment, 'ccc, LLL d, yyyy, h:mm a')} Central`;

/** "10:20 AM Eastern" if the visitor's clock differs from Central, with the weekday if it differs too; else empty. */
export const formatVisitorTime = (moment: Date, zone: unknown): string =>
  toSlot(moment.getTime(), parseZone(zone)).visitorTime;

/** A booked call is the answer, and the newsletter needs none. */
export const kindsWithoutDeadline = ['meeting', 'newsletter'];

/** How long after a lead its deadline is, in milliseconds. */
export const ANSWER_MS = company.answerHours * HOUR;

export const deadlineOf = ({ kind, createdAt }: Pick<Lead, 'kind' | 'createdAt'>): Date | null =>
  kindsWithoutDeadline.includes(kind) ? null : new Date(createdAt.getTime() + ANSWER_MS);

/** "Tue 6:58 AM", or "Nov 14" if that is so far away that a weekday would not be clear; in Central. */
const formatNearTime = (moment: Date, now: Date) =>
  Math.abs(moment.getTime() - now.getTime()) < 6 * DAY ? formatShortTime(moment) : inCentral(moment, 'LLL d');

/** The same, without the weekday if that is today: "6:58 AM". */
export const formatRecentTime = (moment: Date, now = new Date()) =>
  inCentral(moment, 'DDD') === inCentral(now, 'DDD')
    ? inCentral(moment, 'h:mm a')
    : formatNearTime(moment, now);

export const callState = ({ canceled, outcome }: LeadData) =>
  canceled ? 'canceled' : outcome === 'held' || outcome === 'missed' ? outcome : 'call';

/**
 * "by Tue 6:58 AM", "overdue since Sun 4:10 PM, analysis not sent", "answered Nov 14", "held Tue 9:20 AM"; empty if
 * neither applies.
 */
export function formatState(lead: Lead, now = new Date()): string {
  const words = (moment: Date) => formatNearTime(moment, now);
  if (lead.kind === 'meeting')
    return officeCopy.state[callState(lead.data)](words(new Date(String(lead.data.slot))));
  const deadline = deadlineOf(lead);
  if (!deadline) return '';
  const { answered, open, overdue, analysisSent, analysisNotSent } = officeCopy.state;
  const state = lead.answeredAt
    ? answered(words(lead.answeredAt))
    : (deadline > now ? open : overdue)(words(deadline));
  if (lead.kind !== 'partner') return state;
  return `${state}, ${lead.analysisSentAt ? analysisSent(words(lead.analysisSentAt)) : analysisNotSent}`;
}

/** Returns the person to contact: the owner of a referral, else the sender. The phone is in E.164. */
export function personOf({ kind, data }: Lead) {
  const [name, phone, email] =
    kind === 'referral'
      ? [data.ownerName, data.ownerPhone, data.ownerEmail]
      : [data.name, data.phone, data.email];
  const text = (value: Value | undefined) => (value === undefined ? '' : cleanLine(String(value)));
  return { name: text(name) || text(email), phone: text(phone), email: text(email) };
}

/** Returns what a lead of that kind is to the office: "Revenue analysis", "Question". */
export const nounOf = (kind: string) => own(officeCopy.nouns, kind) ?? kind;

/** Returns the topic of a lead in a few words for a subject: "Destin 3BR", "guest", "Sea Oat Cottage Dec 20-27". */
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
  const stay = [homeName(context), formatStay(context)].filter(Boolean).join(' ');
  return [topic, referrer, home, stay].filter((words) => words !== '');
}

/** Fields shown above the others, or below them as a quotation. */
const APART = ['name', 'phone', 'email', 'ownerName', 'ownerPhone', 'ownerEmail', 'message', 'slot', 'zone'];

/** Returns the rows of a lead: the sender of a referral, the answers, and the choices of earlier pages. */
export function answerRows(lead: Lead): Row[] {
  const { kind, data, context } = lead;
  const answers = fieldsOf(lead).flatMap((field): Row[] => {
    const value = data[field.name];
    if (value === undefined || APART.includes(field.name)) return [];
    const label = field.name === 'consent' ? officeCopy.agreed : field.label;
    return [[field.name === 'role' ? officeCopy.referrerIs : label, formatAnswer(field, value)]];
  });
  const referrer: Row[] = [
    [officeCopy.referrer, String(data.name)],
    [officeCopy.referrerPhone, formatPhone(data.phone ?? '')],
    [officeCopy.referrerEmail, String(data.email)],
  ];
  const { plan = '', commitment = '' } = context;
  const choice = [own(planNames, plan) ?? plan, own(commitmentLabels, commitment)?.label.toLowerCase()];
  return given([
    ...(kind === 'referral' ? referrer : []),
    ...answers,
    [officeCopy.phoneNote, context.phoneNote ?? ''],
    [officeCopy.leansToward, choice.filter(Boolean).join(', ')],
    [officeCopy.home, homeName(context)],
    [officeCopy.stay, formatStay(context)],
    [officeCopy.guests, formatParty(context)],
  ]);
}

export function sourceRows({ context: { page, source = {} } }: Lead): Row[] {
  const { landing, referrer, utm_source, utm_medium = '', utm_campaign, utm_term, utm_content } = source;
  const medium = own(officeCopy.media, utm_medium.toLowerCase()) ?? utm_medium;
  const campaign = [utm_campaign, utm_source].filter(Boolean).join(', ');
  return given([
    [officeCopy.sentFrom, page ? pageName(new URL(page).pathname) : ''],
    [officeCopy.firstPage, landing ? pageName(landing) : ''],
    [officeCopy.siteBefore, referrer ?? ''],
    [officeCopy.campaign, medium && campaign ? `${campaign} (${medium})` : campaign || medium],
    [officeCopy.searchTerm, utm_term ?? ''],
    [officeCopy.advertisement, utm_content ?? ''],
  ]);
}

/** An own property of a record: a visitor may have sent the name. */
const own = <Value>(record: Readonly<Record<string, Value>>, name: string): Value | undefined =>
  Object.hasOwn(record, name) ? record[name] : undefined;

const given = (rows: readonly Row[]): Row[] =>
  rows.flatMap(([label, text]): Row[] => (text ? [[label, cleanLine(text)]] : []));

/** "Partner with Us, Destin" for a page of the menus and pages below it; other paths unchanged. */
function pageName(path: string): string {
  if (path === '/') return officeCopy.homePage;
  const page = listedPages.find(({ href }) => path === href || path.startsWith(`${href}/`));
  if (!page) return path;
  const rest = path.slice(page.href.length + 1);
  const below =
    regions.find(({ id }) => id === rest)?.name ?? rentals.find(({ id }) => id === rest)?.title ?? rest;
  return below ? `${page.label}, ${below}` : page.label;
}

const homeName = ({ property }: LeadContext) =>
  rentals.find(({ id }) => id === property)?.title ?? property ?? '';

/** "7 guests, dog". */
function formatParty({ guests, dog }: LeadContext): string {
  const people = guests && `${guests} ${guests === '1' ? 'guest' : 'guests'}`;
  return [people, dog && officeCopy.dog].filter(Boolean).join(', ');
}

/** "Dec 20-27", "Dec 28-Jan 3", "from Dec 20". */
function formatStay({ checkIn = '', checkOut = '' }: LeadContext): string {
  const [from, to] = [parseDay(checkIn), parseDay(checkOut)];
  if (!from) return '';
  const first = formatDay(from, { month: 'short', day: 'numeric' });
  if (to <= from) return officeCopy.from(first);
  const month = from.slice(0, 7) === to.slice(0, 7) ? {} : ({ month: 'short' } as const);
  return `${first}-${formatDay(to, { ...month, day: 'numeric' })}`;
}
