import { type AreaId, areas } from '@/content/areas';
import { keepFields } from '@/content/net-calculator';
import { type Commitment, commitments, defaultCommitment, type PlanId, planIds } from '@/content/plans';
import { type KeepTexts, keepFieldNames, keepNumber, startingTexts } from './inputs';

/** All that the calculator shows follows from this. */
export interface KeepState {
  area: AreaId;
  plan: PlanId;
  commitment: Commitment;
  texts: KeepTexts;
}

/** What an area fills in: sample nights a year and sample US dollars a night. */
export type AreaStart = Record<AreaId, { nights: number; rate: number }>;

const areaIds = areas.map(({ id }) => id);
/** Always written, so that a sent address means the same when our examples change. */
const alwaysWritten = new Set(['nights', 'give', 'rate']);

/** The state with the sample nights and rate of `area` filled in. */
export function withArea(state: KeepState, area: AreaId, starts: AreaStart): KeepState {
  const { nights, rate } = starts[area];
  return { ...state, area, texts: { ...state.texts, nights: String(nights), rate: String(rate) } };
}

/** What the calculator shows to somebody who has not touched it. */
export function startingState(starts: AreaStart): KeepState {
  const state: KeepState = {
    area: '30a',
    plan: 'professional',
    commitment: defaultCommitment,
    texts: startingTexts(),
  };
  return withArea(state, state.area, starts);
}

/** The state that an address carries. Whatever it does not say, or says wrongly, is as at the start. */
export function stateFromQuery(query: URLSearchParams, starts: AreaStart): KeepState {
  const start = startingState(starts);
  const area = areaIds.find((id) => id === query.get('area')) ?? start.area;
  const state = withArea(start, area, starts);
  const texts = { ...state.texts };
  for (const name of keepFieldNames) {
    const text = query.get(parameterOf(name));
    if (text !== null && keepNumber(name, text) !== null) texts[name] = text.trim();
  }
  return {
    area,
    plan: planIds.find((id) => id === query.get('plan')) ?? state.plan,
    commitment: commitments.find((id) => id === query.get('commitment')) ?? state.commitment,
    texts,
  };
}

/** `query` with the state written after whatever else it holds. Fields that don't hold a number are left out. */
export function stateToQuery(state: KeepState, query: URLSearchParams): URLSearchParams {
  const next = new URLSearchParams(query);
  // Always in the same order, so that one state has one address.
  for (const name of ['area', ...keepFieldNames, 'plan', 'commitment']) next.delete(parameterOf(name));

  next.set('area', state.area);
  for (const name of keepFieldNames) {
    const value = keepNumber(name, state.texts[name]);
    const worthWriting = alwaysWritten.has(name) || value !== keepFields[name].start;
    if (value !== null && worthWriting) next.set(parameterOf(name), String(value));
  }
  next.set('plan', state.plan);
  next.set('commitment', state.commitment);
  return next;
}

/** `nationalFrom` stands in the address as `national-from`. */
function parameterOf(name: string): string {
  return name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);
}
