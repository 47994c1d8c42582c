import { bedroomCounts } from '@/content/bedrooms';
import { calculatorFields, startingRegion } from '@/content/net-calculator';
import { type Commitment, commitments, defaultCommitment, type PlanId, planIds } from '@/content/plans';
import type { RegionId } from '@/content/regions';
import { fieldNames, type InputTexts, parseNumber, startingTexts } from './inputs';

/** All that the calculator shows follows from this. */
export type CalculatorState = {
  area: RegionId;
  /** "1" to "12", or empty: no figure follows from it. */
  bedrooms: string;
  plan: PlanId;
  commitment: Commitment;
  texts: InputTexts;
};

/** What a region fills in: sample nights a year and sample US dollars a night. */
export type RegionStart = { id: RegionId; name: string; nights: number; rate: number };

/** Always written, so that a sent address means the same when our examples change. */
const alwaysWritten = new Set(['nights', 'nightsMargin', 'rate']);

/** The state with the sample nights and rate of `area` filled in. */
export function withRegion(state: CalculatorState, area: RegionId, starts: readonly RegionStart[]) {
  const start = starts.find(({ id }) => id === area);
  if (!start) return state;
  const { nights, rate } = start;
  return { ...state, area, texts: { ...state.texts, nights: String(nights), rate: String(rate) } };
}

/** What the calculator shows to somebody who has not touched it. */
export function startingState(starts: readonly RegionStart[], area = startingRegion): CalculatorState {
  const chosen = { bedrooms: '', plan: 'professional', commitment: defaultCommitment } as const;
  return withRegion({ area, ...chosen, texts: startingTexts() }, area, starts);
}

/** The state that an address carries. Whatever it does not say, or says wrongly, is as at the start. */
export function stateFromQuery(query: URLSearchParams, starts: readonly RegionStart[]): CalculatorState {
  const state = startingState(starts, starts.find(({ id }) => id === query.get('area'))?.id);
  const texts = { ...state.texts };
  for (const name of fieldNames) {
    const text = query.get(parameterOf(name));
    if (text !== null && parseNumber(name, text) !== null) texts[name] = text.trim();
  }
  return {
    ...state,
    bedrooms: bedroomCounts.find((count) => count === query.get('bedrooms')) ?? '',
    plan: planIds.find((id) => id === query.get('plan')) ?? state.plan,
    commitment: commitments.find((id) => id === query.get('commitment')) ?? state.commitment,
    texts,
  };
}

/** Whether nights or rate are the visitor's own, not the examples that the area fills in. */
export function hasOwnFigures(state: CalculatorState, starts: readonly RegionStart[]): boolean {
  const { texts } = withRegion(state, state.area, starts);
  return (['nights', 'rate'] as const).some(
    (name) => parseNumber(name, state.texts[name]) !== parseNumber(name, texts[name]),
  );
}

/** The parameters of an address that carry the state. */
export const stateParameters = ['area', ...fieldNames, 'bedrooms', 'plan', 'commitment'].map(parameterOf);

/** `query` with the state written after whatever else it holds. Fields that don't hold a number are left out. */
export function stateToQuery(state: CalculatorState, query: URLSearchParams): URLSearchParams {
  const next = new URLSearchParams(query);
  // Always in the same order, so that one state has one address.
  for (const name of stateParameters) next.delete(name);

  next.set('area', state.area);
  for (const name of fieldNames) {
    const value = parseNumber(name, state.texts[name]);
    const worthWriting = alwaysWritten.has(name) || value !== calculatorFields[name].start;
    if (value !== null && worthWriting) next.set(parameterOf(name), String(value));
  }
  if (state.bedrooms) next.set('bedrooms', state.bedrooms);
  next.set('plan', state.plan);
  next.set('commitment', state.commitment);
  return next;
}

/** `nationalFrom` is `national-from` in the address. The margin has the short name of the links already sent. */
function parameterOf(name: string): string {
  if (name === 'nightsMargin') return 'give';
  return name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);
}
