import { iconNames } from '@/content/icons';
import type { Fee } from '@/content/rates';
import { rentalPage } from '@/content/rental-pages';
import type { bedNames, Rental, SleepingRoom } from '@/content/rentals';
import { ruleNames } from '@/content/rentals';
import { fold } from '@/lib/rentals/search';
import { type LineFault, parseCount, parseQuantity, splitLabel, splitTokens, trimMarks } from './line-tokens';

const perNight = 'a night, per night, each night, nightly, / night, / nt'.split(', ');
const perStay = 'a stay, per stay, each stay, / stay, per booking, per reservation, one time, once'.split(
  ', ',
);

/** Words for amounts that only some guests pay, or that are no fees. They must not be part of every guest's total. */
const NOT_MANDATORY =
  /\b(?:pets?|dogs?|cats?|optional|deposit|hold|tax(?:es)?|discount|extra|additional|early|late|from|up to)\b/i;
/** A cleaning with such a word may be charged more than once. */
const REPEATED = /\b(?:daily|nightly|weekly|mid|per|each|every|a|night|day|week|person|guest)\b/i;

/** Reads a line such as "Cleaning: $180 a stay" or "Resort fee $25 per night". */
export function parseFeeLine(written: string): Fee | LineFault {
  const line = written.replaceAll('$ ', '$');
  const tokens = splitTokens(line);
  const amounts = tokens.flatMap((token, index) => (parseCount(token) === null ? [] : index));
  const [at = -1] = amounts;
  const price = parseCount(tokens[at]);
  if (amounts.length !== 1 || price === null || /[€£%]/.test(line))
    return { fault: 'it needs one amount in dollars' };
  const label = trimMarks(line.slice(0, line.indexOf(tokens[at] ?? '')), ' :=$-–—(');
  const words = tokens.slice(at + 1).filter((token) => !'-().,;'.includes(token));
  const unit = words.join(' ').toLowerCase();
  if (!label) return { fault: 'it needs a name before the amount' };
  const [word] = NOT_MANDATORY.exec(line) ?? [];
  if (word)
    return { fault: `a fee with “${word}” isn’t one that every guest pays; a pet fee has the field petFee` };
  if (perNight.includes(unit)) return { label, price, per: 'night' };
  // Everybody charges for cleaning once. Of other fees, a guess could make the total too low.
  const isCleaning = /clean/i.test(label) && !REPEATED.test(label);
  if (perStay.includes(unit) || (!unit && isCleaning)) return { label, price, per: 'stay' };
  return {
    fault: unit ? `“${unit}” is not “a stay” or “a night”` : 'it needs “a stay” or “a night” at its end',
  };
}

type Bed = keyof typeof bedNames;

const bedSpellings: readonly [Bed, string][] = [
  ['king', 'king, california king, cal king'],
  ['queen', 'queen'],
  ['full', 'full, double'],
  ['twin', 'twin, single'],
  ['bunk', 'bunk, twin bunk, twin over twin bunk'],
  ['sofa', 'sofa, sleeper sofa, sofa sleeper, queen sofa, queen sleeper sofa, pull out sofa, pullout sofa'],
];

const BED_MARK = /,|;|\+|&|\band\b|\bwith\b|\bw\//;

/** Reads a line such as "Bedroom 1: king, own bath" or "Bunk room: 2 twin bunks (for children)". */
export function parseBedLine(line: string): SleepingRoom | LineFault {
  const { label = '', rest = '' } = splitLabel(line) ?? {};
  if (!label || !rest) return { fault: 'it needs a room and its beds' };
  const beds: Bed[] = [];
  for (let text = rest.replace(/ ?\(/g, ', ').replaceAll(')', ''); ; ) {
    const mark = BED_MARK.exec(text);
    const found = readBeds(text.slice(0, mark?.index));
    if (!found) return readNote(text.trim(), { name: label, beds });
    beds.push(...found);
    if (!mark) return { name: label, beds };
    text = text.slice(mark.index + mark[0].length);
  }
}

function readNote(note: string, room: SleepingRoom): SleepingRoom | LineFault {
  if (room.beds.length === 0)
    return { fault: `“${note}” doesn’t begin with beds: king, 2 queens, full, twin, bunk or sofa` };
  const bed = note.split(BED_MARK).find((part) => readBeds(part) || parseQuantity(part.trim()));
  return bed ? { fault: `“${bed.trim()}” must stand before what isn’t a bed` } : { ...room, note };
}

function readBeds(part: string): Bed[] | null {
  const words = fold(part).split(' ');
  const quantity = parseQuantity(words[0] ?? '');
  // "twins" may be two or more.
  if (!quantity && words.at(-1)?.endsWith('s')) return null;
  const kind = words
    .slice(quantity ? 1 : 0)
    .map((word) => word.replace(/s$/, ''))
    .filter((word) => !['a', 'x', 'bed', 'size', 'sized'].includes(word))
    .join(' ');
  const [bed] = bedSpellings.find(([, spellings]) => spellings.split(', ').includes(kind)) ?? [];
  return bed && (quantity ?? 1) <= 12 ? Array.from({ length: quantity ?? 1 }, () => bed) : null;
}

type Group = Rental['amenities'][number];

/** Reads groups: "Kitchen:" or "# Kitchen", then "- Dishwasher" or "- Full kitchen [kitchen]" with an icon. */
export function parseAmenities(
  lines: readonly string[],
  reportLine: (line: string, fault: string) => void,
): Group[] {
  const hasBullets = lines.some((line) => BULLET.test(line));
  const groups: { title: string; line: string; items: Group['items'][number][] }[] = [
    { title: rentalPage.otherAmenities, line: '', items: [] },
  ];
  for (const line of lines) {
    const isHeading = /^#|^\*\*|:$/.test(line) || (hasBullets && !BULLET.test(line));
    const text = isHeading ? trimMarks(removeBullet(line), ' #:*') : removeBullet(line);
    if (isHeading) groups.push({ title: text, line, items: [] });
    else {
      const [, label = text, name] = /^([^[]+)\[([^[\]]*)\]$/.exec(text) ?? [];
      const icon = iconNames.find((icon) => icon === name?.trim().toLowerCase());
      if (name && !icon) reportLine(line, `there is no icon “${name}”`);
      groups.at(-1)?.items.push({ label: label.trim(), ...(icon && { icon }) });
    }
  }
  for (const { line, items } of groups)
    if (line && items.length === 0) reportLine(line, 'it has no amenities below it');
  return groups.flatMap(({ title, items }) => (items.length > 0 ? { title, items } : []));
}

const BULLET = /^[-*•·–—](?!\*)\s*/;

/** Removes bold marks, too. */
export const removeBullet = (line: string): string => line.replace(BULLET, '').replaceAll('**', '');

type Rules = Rental['rules'];

const ruleKeys: ReadonlyMap<string, keyof Rules> = new Map(
  ruleNames.flatMap((key) => [[fold(rentalPage.rule[key]), key] as const, [key.toLowerCase(), key] as const]),
);

/** Reads a line such as "Check-in: 3 PM" or "Quiet hours: 9 PM to 8 AM": the names are those that the page shows. */
export function parseRuleLine(line: string): Partial<Rules> | LineFault {
  const { label = '', rest = '' } = splitLabel(line) ?? {};
  const key = ruleKeys.get(fold(label)) ?? ruleKeys.get(fold(label).replaceAll(' ', ''));
  if (!key || !rest) {
    const names = [...new Set(ruleKeys.values())].map((key) => rentalPage.rule[key]);
    return { fault: `it needs one of these names before a colon: ${names.join(', ')}` };
  }
  if (key !== 'checkIn' && key !== 'checkOut') return { [key]: rest };
  const time = parseTime(rest);
  return time ? { [key]: time } : { fault: `“${rest}” is no time such as 4 PM` };
}

/** Returns "16:00" for "4 PM", "4:00 p.m.", "16:00" or "after 4 pm". */
function parseTime(text: string): string | null {
  const plain = text
    .toLowerCase()
    .replaceAll('.', '')
    .replace(/^(after|from|by|before|until) /, '');
  if (plain === 'noon') return '12:00';
  const [, hourText, minute = '00', half] = /^(\d\d?)(?::([0-5]\d))?\s*(am|pm)?$/.exec(plain) ?? [];
  const hour = Number(hourText);
  const isPossible = half ? hour >= 1 && hour <= 12 : hour <= 23 && plain.includes(':');
  if (!hourText || !isPossible) return null;
  const hours = half ? (hour % 12) + (half === 'pm' ? 12 : 0) : hour;
  return `${String(hours).padStart(2, '0')}:${minute}`;
}
