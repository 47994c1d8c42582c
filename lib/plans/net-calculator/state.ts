import { bedroomCounts } from '@/content/bedrooms';
import { type CalculatorFieldName, calculatorFields, startingRegion } from '@/content/net-calculator';
import {
  type Commitment,
  commitments,
  defaultCommitment,
  type PlanId,
  planIds,
  popularPlan,
} from '@/content/plans';
import type { RegionId } from '@/content/regions';
import { fieldNames, type InputTexts, parseNumber, startingTexts } from './inputs';

export type CalculatorState = {
  area: RegionId;
  /** "1" to "12", or empty. Not used in the calculation, only passed on to the revenue analysis form. */
  bedrooms: string;
  plan: PlanId;
  commitment: Commitment;
  texts: InputTexts;
  /** Fields that the visitor filled in. They keep their values when the area changes. */
  own: readonly string[];
  /** Whether the figures come from a shared link. */
  isShared?: boolean;
};

const regionFields = ['nights', 'rate'] as const;

/** A region's example values: nights per year and US dollars per night. */
export type RegionStart = { id: RegionId; name: string; nights: number; rate: number };

/** A shared link always contains these fields. Otherwise its figures would change when we change our examples. */
const requiredFields = new Set(['nights', 'nightsMargin', 'rate']);

export function applyRegion(state: CalculatorState, area: RegionId, starts: readonly RegionStart[]) {
  const start = starts.find(({ id }) => id === area);
  if (!start) return state;
  const texts = { ...state.texts };
  for (const name of regionFields) if (!state.own.includes(name)) texts[name] = String(start[name]);
  return { ...state, area, texts };
}

export function setText(state: CalculatorState, name: CalculatorFieldName, text: string): CalculatorState {
  return { ...state, texts: { ...state.texts, [name]: text }, own: [...new Set([...state.own, name])] };
}

export function startingState(starts: readonly RegionStart[], area = startingRegion.id): CalculatorState {
  const chosen = { bedrooms: '', plan: popularPlan, commitment: defaultCommitment } as const;
  return applyRegion({ area, ...chosen, texts: startingTexts(), own: [] }, area, starts);
}

/** Reads a shared link. Missing or invalid parameters keep their starting values. */
export function stateFromQuery(query: URLSearchParams, starts: readonly RegionStart[]): CalculatorState {
  const state = startingState(starts, starts.find(({ id }) => id === query.get('area'))?.id);
  const texts = { ...state.texts };
  for (const name of fieldNames) {
    const text = query.get(parameterOf(name));
    if (text !== null && parseNumber(name, text) !== null) texts[name] = text.trim();
  }
  return {
    ...state,
    own: regionFields.filter(
      (name) => parseNumber(name, texts[name]) !== parseNumber(name, state.texts[name]),
    ),
    bedrooms: bedroomCounts.find((count) => count === query.get('bedrooms')) ?? '',
    plan: planIds.find((id) => id === query.get('plan')) ?? state.plan,
    commitment: commitments.find((id) => id === query.get('commitment')) ?? state.commitment,
    texts,
  };
}

export function findChangedFigures(state: CalculatorState, starts: readonly RegionStart[]) {
  const { texts } = applyRegion({ ...state, texts: startingTexts(), own: [] }, state.area, starts);
  const changed: Partial<Record<'nights' | 'rate' | 'homes' | 'uplift', string>> = {};
  for (const name of ['nights', 'rate', 'homes', 'uplift'] as const) {
    const value = parseNumber(name, state.texts[name]);
    if (value !== null && value !== parseNumber(name, texts[name])) changed[name] = String(value);
  }
  return changed;
}

export const stateParameters = ['area', ...fieldNames, 'bedrooms', 'plan', 'commitment'].map(parameterOf);

export function stateToQuery(state: CalculatorState, query: URLSearchParams): URLSearchParams {
  const next = new URLSearchParams(query);
  // Delete all of our parameters first. They are then always in the same order, so each state has only one URL.
  for (const name of stateParameters) next.delete(name);

  next.set('area', state.area);
  for (const name of fieldNames) {
    const value = parseNumber(name, state.texts[name]);
    const isNeeded = requiredFields.has(name) || value !== calculatorFields[name].start;
    if (value !== null && isNeeded) next.set(parameterOf(name), String(value));
  }
  if (state.bedrooms) next.set('bedrooms', state.bedrooms);
  next.set('plan', state.plan);
  next.set('commitment', state.commitment);
  return next;
}

/** Returns `national-from` for `nationalFrom`, but `give` for `nightsMargin`, because existing links use that name. */
function parameterOf(name: string): string {
  if (name === 'nightsMargin') return 'give';
  return name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);
}
