import { bedroomCounts } from '@/content/bedrooms';
import { type CalculatorFieldName, calculatorFields, startingRegion } from '@/content/net-calculator';
import { type Commitment, commitments, defaultCommitment, type PlanId, planIds } from '@/content/plans';
import type { RegionId } from '@/content/regions';
import { fieldNames, type InputTexts, parseNumber, startingTexts } from './inputs';

export type CalculatorState = {
  area: RegionId;
  /** "1" to "12", or empty. Only passed on to the form. */
  bedrooms: string;
  plan: PlanId;
  commitment: Commitment;
  texts: InputTexts;
  /** The fields that the visitor filled in, which stay when the area changes. */
  own: readonly string[];
  /** Whether the figures are those of a link that somebody shared. */
  isShared?: boolean;
};

/** The fields that a region has an example for. */
const fieldsOfArea = ['nights', 'rate'] as const;

/** The example that a region fills in: nights a year and US dollars a night. */
export type RegionStart = { id: RegionId; name: string; nights: number; rate: number };

/** Always in a shared link, so that it means the same after our examples change. */
const alwaysWritten = new Set(['nights', 'nightsMargin', 'rate']);

/** Returns the state with the example nights and rate of `area`, unless they are the visitor's own. */
export function withRegion(state: CalculatorState, area: RegionId, starts: readonly RegionStart[]) {
  const start = starts.find(({ id }) => id === area);
  if (!start) return state;
  const texts = { ...state.texts };
  for (const name of fieldsOfArea) if (!state.own.includes(name)) texts[name] = String(start[name]);
  return { ...state, area, texts };
}

/** Returns the state with the text that a visitor typed into a field. */
export function withText(state: CalculatorState, name: CalculatorFieldName, text: string): CalculatorState {
  return { ...state, texts: { ...state.texts, [name]: text }, own: [...new Set([...state.own, name])] };
}

/** Returns the initial state of the calculator. */
export function startingState(starts: readonly RegionStart[], area = startingRegion): CalculatorState {
  const chosen = { bedrooms: '', plan: 'professional', commitment: defaultCommitment } as const;
  return withRegion({ area, ...chosen, texts: startingTexts(), own: [] }, area, starts);
}

/** Returns the state of a shared link. Parameters that are missing or invalid keep their starting values. */
export function stateFromQuery(query: URLSearchParams, starts: readonly RegionStart[]): CalculatorState {
  const state = startingState(starts, starts.find(({ id }) => id === query.get('area'))?.id);
  const texts = { ...state.texts };
  for (const name of fieldNames) {
    const text = query.get(parameterOf(name));
    if (text !== null && parseNumber(name, text) !== null) texts[name] = text.trim();
  }
  return {
    ...state,
    own: fieldsOfArea.filter(
      (name) => parseNumber(name, texts[name]) !== parseNumber(name, state.texts[name]),
    ),
    bedrooms: bedroomCounts.find((count) => count === query.get('bedrooms')) ?? '',
    plan: planIds.find((id) => id === query.get('plan')) ?? state.plan,
    commitment: commitments.find((id) => id === query.get('commitment')) ?? state.commitment,
    texts,
  };
}

/** Returns the figures that the visitor changed from the example of the area, by parameter. */
export function ownFigures(state: CalculatorState, starts: readonly RegionStart[]) {
  const { texts } = withRegion({ ...state, texts: startingTexts(), own: [] }, state.area, starts);
  const own: Partial<Record<'nights' | 'rate' | 'homes' | 'uplift', string>> = {};
  for (const name of ['nights', 'rate', 'homes', 'uplift'] as const) {
    const value = parseNumber(name, state.texts[name]);
    if (value !== null && value !== parseNumber(name, texts[name])) own[name] = String(value);
  }
  return own;
}

/** The parameters of a shared link. */
export const stateParameters = ['area', ...fieldNames, 'bedrooms', 'plan', 'commitment'].map(parameterOf);

/** Returns `query` with the state after its other parameters. Fields without a valid number are left out. */
export function stateToQuery(state: CalculatorState, query: URLSearchParams): URLSearchParams {
  const next = new URLSearchParams(query);
  // Delete first, so that the order is always the same and one state has one URL.
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

/** Returns `national-from` for `nationalFrom`. The margin keeps the short name of links that were already shared. */
function parameterOf(name: string): string {
  if (name === 'nightsMargin') return 'give';
  return name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);
}
