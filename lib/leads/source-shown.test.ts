import { expect, test } from 'vitest';
import { contextOf } from './context.ts';
import { csvHeader, toCsv } from './csv.ts';
import { toMail } from './delivery/email.ts';
import { leadForms } from './forms.ts';
import type { Lead } from './lead.ts';

const site = 'https://seaoats.example';
const campaign = new URLSearchParams({ utm_source: '+1+cmd|x', utm_campaign: 'a\r\nBcc: x@y.example' });
const headers = new Headers({ referer: `${site}/contact?plan=premium` });
const context = contextOf(headers, { source: `https://x.example/ ${site}/blog/dusk?${campaign}` }, site);
const lead: Lead = {
  id: 'SO-0000-0000',
  kind: 'contact',
  status: 'new',
  createdAt: new Date(0),
  data: { name: 'Ada', email: 'ada@example.com' },
  context,
  signs: [],
};

test('the CSV has a column for each part, and no formula', () => {
  const names = csvHeader.trim().split(',');
  expect(names.slice(-7).join()).toBe(
    '"landing","referrer","utm_source","utm_medium","utm_campaign","utm_term","utm_content"',
  );
  expect(toCsv(lead)).toMatch(
    /,"\/blog\/dusk","x\.example","'\+1\+cmd\|x","","aBcc: xy\.example","",""\r\n$/,
  );
});

test('the mail says it in its text, a line for each part, and in no header', () => {
  const { text, ...rest } = toMail(lead, leadForms.contact);
  expect(text).toContain('\nlanding: /blog/dusk\nreferrer: x.example\nutm_source: +1+cmd|x\n');
  expect(text).toMatch(/\nutm_campaign: aBcc: xy\.example$/);
  expect(JSON.stringify(rest)).not.toMatch(/dusk|cmd|Bcc/);
});
