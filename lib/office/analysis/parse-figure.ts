/** Which numbers a field accepts: the range, decimals, and the unit that may follow. */
export type FigureRule = { min: number; max: number; decimals: 0 | 2; unit: RegExp };

const DOLLARS = /^(\$|usd|(\/|per|an?) ?(night|nt))?$/;

export const figureRules = {
  bedrooms: { min: 0, max: 20, decimals: 0, unit: /^(br|bd|bdrms?|beds?|bedrooms?)?$/ },
  miles: { min: 0, max: 100, decimals: 2, unit: /^(mi\.?|miles?)?( away)?$/ },
  nights: { min: 1, max: 365, decimals: 0, unit: /^(nights?|nts?|days?)?$/ },
  rate: { min: 20, max: 20_000, decimals: 2, unit: DOLLARS },
} satisfies Record<string, FigureRule>;

/** A month's rent in US dollars. Allows the highest rent of a year: a season curve may put most of it in one month. */
export const rentRule: FigureRule = { min: 0, max: 365 * figureRules.rate.max, decimals: 2, unit: DOLLARS };
export const toNightsRule = (days: number): FigureRule => ({ ...figureRules.nights, min: 0, max: days });

/** Matches digits with a dot before the decimals and commas between thousands. */
const NUMBER = /^(\d+|[1-9]\d{0,2}(,\d{3})+|)(\.\d+)?$/;

/** Parses "$1,250.50", "1.250,50", "1 250", "0.4 mi" or "3 BR", also in full-width digits. Null if out of range. */
export function parseFigure(text: string, { min, max, decimals, unit }: FigureRule): number | null {
  const plain = text
    .normalize('NFKC')
    .toLowerCase()
    .trim()
    .replace(/^studio$/, min === 0 && decimals === 0 ? '0' : '$&')
    .replace(/(\d)[\s'’](?=\d{3}(?!\d))/g, '$1');
  const [, digits = '', rest = ''] = /^(?:usd?)? ?\$? ?(\d[\d.,]*|\.\d+)([\s\S]*)$/.exec(plain) ?? [];
  // The mark of a footnote, as in "$350¹", isn't a digit.
  if (digits === '' || /\p{No}/u.test(text) || !unit.test(rest.trim())) return null;
  const swapped = digits.replace(/[.,]/g, (mark) => (mark === '.' ? ',' : '.'));
  const hasThousands = digits.includes(',') && NUMBER.test(digits);
  for (const written of hasThousands ? [digits] : [digits, swapped]) {
    const value = NUMBER.test(written) ? Number(written.replaceAll(',', '')) : Number.NaN;
    if (value >= min && value <= max && (decimals > 0 || Number.isInteger(value)))
      return Math.round(value * 100) / 100;
  }
  return null;
}
