import { describe, expect, test } from 'vitest';
import { formMessages } from '@/content/forms';
import { startingRegion } from '@/content/net-calculator';
import { inOneRegion } from '@/content/regions';
import { type FormKind, formKinds, leadForms } from './lead-forms';

const samples: Record<FormKind, Record<string, string>> = {
  newsletter: { email: 'ada@example.com' },
  partner: {
    property: '1 Main St, Seagrove',
    area: startingRegion.id,
    bedrooms: '4',
    revenue: '$85,000',
    management: 'self',
    name: 'Иван O’Brien-Núñez, Jr. 🐚',
    email: 'Ada@Example.com',
    phone: '(850) 555-0142',
    message: 'Two porches.\r\nOne dog.',
  },
  referral: {
    name: 'Ada',
    email: 'ada@example.com',
    phone: '850.555.0142',
    role: 'agent',
    ownerName: 'Grace',
    ownerEmail: 'grace@example.com',
    area: startingRegion.id,
    consent: 'yes',
  },
  contact: { name: 'Ada', email: 'ada@example.com', topic: 'guest', message: 'Is the dune walkable?' },
  about: { name: 'Ada', email: 'ada@example.com', topic: 'partner', message: 'Hello' },
};

function errorsOf(kind: FormKind, body: Record<string, unknown>): Record<string, string> {
  const result = leadForms[kind].schema.safeParse(body);
  return Object.fromEntries((result.error?.issues ?? []).map(({ path, message }) => [path[0], message]));
}

/** Returns a valid body with one field changed, or removed if `value` is undefined. */
const withField = (kind: FormKind, name: string, value: unknown) =>
  Object.fromEntries(
    Object.entries({ ...samples[kind], [name]: value }).filter(([, text]) => text !== undefined),
  );

describe('a valid form', () => {
  test.each(formKinds)('%s is accepted', (kind) => {
    expect(errorsOf(kind, samples[kind])).toEqual({});
  });

  test('is normalized, keeps the field order of the form, and drops empty fields', () => {
    const { message, ...body } = samples.partner;
    const lead = leadForms.partner.schema.parse({ ...body, message: '  ', extra: 'ignored', __proto__: 'x' });
    expect(message).toBeDefined();
    expect(Object.entries(lead)).toEqual([
      ['property', '1 Main St, Seagrove'],
      ['area', startingRegion.id],
      ['bedrooms', 4],
      ['revenue', 85_000],
      ['management', 'self'],
      ['name', 'Иван O’Brien-Núñez, Jr. 🐚'],
      ['email', 'Ada@example.com'],
      ['phone', '+18505550142'],
    ]);
  });

  test.each([
    ['$ 1,250,000.50', 1_250_000],
    ['92.5k', 92_500],
    ['$ 1.005 k', null],
    ['4.35k', 4_350],
    ['$1.25 M', 1_250_000],
    ['999,999,999', 999_999_999],
    ['1,2,3', null],
    ['-5', null],
    ['85 thousand', null],
    ['$85,000/year', 85_000],
    ['85k per year', 85_000],
    ['85000 USD a year', 85_000],
    ['7k a month', null],
  ])('parses the amount %j as %j, and the browser agrees', (typed, amount) => {
    const parsed = leadForms.partner.schema.safeParse(withField('partner', 'revenue', typed));
    expect(parsed.data?.revenue ?? null).toBe(amount);
    const { pattern = '' } = leadForms.partner.fields.find(({ name }) => name === 'revenue') ?? {};
    expect(new RegExp(`^(?:${pattern})$`, 'v').test(typed)).toBe(amount !== null);
  });

  test('rejects a referral of a home outside our area, and shows the rule at the field', () => {
    const errors = errorsOf('referral', { ...withField('referral', 'area', 'other'), name: '' });
    expect(Object.keys(errors).sort()).toEqual(['area', 'name']);
    expect(errors.area).toContain(inOneRegion);
    expect(errorsOf('partner', withField('partner', 'area', 'other'))).toEqual({});
  });
});

describe('every field of every form', () => {
  const fields = formKinds.flatMap((kind) =>
    leadForms[kind].fields.map((field) => [kind, field.name, field] as const),
  );

  test.each(fields)('%s %s rejects missing, blank, non-text, long and wrong values', (kind, name, field) => {
    const errorOf = (value: unknown) => errorsOf(kind, withField(kind, name, value))[name];
    const { required, missing, control, type, maxLength } = field;
    if (required)
      for (const nothing of [undefined, ' \t\u00a0\u200b ']) expect(errorOf(nothing)).toBe(missing);
    else expect([undefined, formMessages.ownerContact]).toContain(errorOf(undefined));
    for (const value of [['a'], { a: 1 }, new File(['x'], 'x.txt')]) expect(errorOf(value)).toBeTruthy();
    if (maxLength) expect(errorOf('a'.repeat(maxLength + 1))).toBe(formMessages.tooLong(maxLength));
    if (control === 'textarea' || control === 'checkbox' || type === 'text') return;
    for (const value of ['nonsense', '=1+1', '<script>', "' or 1=1"]) expect(errorOf(value)).toBeTruthy();
  });

  test('a message of the maximum length is accepted, with the line breaks that a browser sends', () => {
    const message = 'a\r\n'.repeat(2000).trimEnd();
    expect(errorsOf('contact', withField('contact', 'message', message))).toEqual({});
  });

  test.each(fields.filter(([, , { control }]) => control !== 'select' && control !== 'checkbox'))(
    '%s %s drops NUL and line breaks, which could end a header',
    (kind, name, field) => {
      const good = samples[kind][name] ?? (field.type === 'tel' ? '850 555 0199' : 'fine');
      const result = leadForms[kind].schema.safeParse(
        withField(kind, name, `${good}\u0000\r\nBcc: all@example.com`),
      );
      const stored = result.success ? String(result.data[name]) : '';
      expect(stored).not.toContain('\u0000');
      expect(stored).not.toContain('\r');
      if (field.control === 'input') expect(stored).not.toContain('\n');
    },
  );
});

test.each([
  ['Ada@Münche\u00adn.example', 'Ada@xn--mnchen-3ya.example'],
  ['ada@例え。jp', 'ada@xn--r8jz45g.jp'],
  ['a\u200bda\u200d@exam\u2060ple.com\ufeff', 'ada@example.com'],
  ["j.d+tag's!@mail.example.co.uk", "j.d+tag's!@mail.example.co.uk"],
  ['x?bcc=y@example.com', 'x?bcc=y@example.com'],
  ['_-1@4.example', '_-1@4.example'],
  ['a@1and1.xn--p1ai', 'a@1and1.xn--p1ai'],
])('%j is an email address, stored as %s', (email, stored) => {
  expect(leadForms.newsletter.schema.parse({ email })).toMatchObject({ email: stored });
});

test.each([
  'ada@',
  'ada@münchen.example/x',
  'ada@münchen example.com',
  '@example.com',
  'ada@example',
  'ada@exam ple.com',
  'ada@example.com, bob@example.com',
  'ada@example.com\r\nBcc: all@example.com',
  'Ada <ada@example.com>',
  'аda@exаmple.com',
  'ada@example.com\u0000.evil.example',
  'jane..doe@example.com',
  '.jane@example.com',
  'jane.@example.com',
  'jane@example..com',
  'jane@.example.com',
  'jane@example.com.',
  'jane@-example.com',
  'jane@exam_ple.com',
  'jane@203.0.113.7',
  'jane.doe@localhost',
  '"jane doe"@example.com',
  `${'j'.repeat(65)}@example.com`,
])('%j is not an email address', (email) => {
  expect(errorsOf('newsletter', { email }).email).toBe('Enter an address like name@example.com.');
});

describe('a referral', () => {
  test('needs a way to reach the owner', () => {
    expect(errorsOf('referral', withField('referral', 'ownerEmail', ''))).toEqual({
      ownerEmail: formMessages.ownerContact,
    });
    expect(errorsOf('referral', { ...samples.referral, ownerEmail: '', ownerPhone: '850 555 0199' })).toEqual(
      {},
    );
  });

  test.each([
    ['ownerEmail', 'ada@example.com'],
    ['ownerEmail', ' ADA@EXAMPLE.COM '],
    ['ownerEmail', 'ada+owner@example.com'],
    ['ownerPhone', '+1 850 555 0142'],
    ['ownerPhone', '(850) 555-0142 ext 9'],
  ])('is rejected if %s %s is the sender’s own', (name, value) => {
    expect(errorsOf('referral', withField('referral', name, value))).toEqual({
      [name]: formMessages.selfReferral,
    });
  });

  test.each(['', 'no', 'false', undefined])('is rejected without consent (%s)', (consent) => {
    expect(errorsOf('referral', withField('referral', 'consent', consent)).consent).toBeTruthy();
  });
});
