import PostalMime from 'postal-mime';
import { startMailServer } from '@/lib/leads/testing/mail-server';
import { startSite } from '@/lib/platform/testing/start-site';
import { leadsOf } from './support/leads';
import { fillAnalysis, newOwner } from './support/owner';
import { ownSettings } from './support/sites';
import { expect, expectFits, test } from './support/test';

test('an owner gets a mail that says what arrived, and it fits a phone', async ({ page }) => {
  const mail = await startMailServer();
  using own = ownSettings();
  const owner = newOwner();
  // Visitors get mail also where the office gets none.
  await using site = await startSite({ ...own.env, SMTP_URL: mail.smtpUrl });
  await page.goto(`${site.url}/partner`);
  await fillAnalysis(page, owner);
  await page.getByRole('button', { name: 'Send my analysis' }).click();
  await expect(page).toHaveURL(`${site.url}/partner/thank-you`);
  await expect.poll(() => mail.messages).toHaveLength(1);
  mail.close();

  const [message] = mail.messages;
  const { subject, text = '', html = '' } = await PostalMime.parse(message?.source ?? '');
  const [lead] = leadsOf(owner.email, own.env.LEADS_DATABASE_URL);
  expect(message?.to).toEqual([owner.email]);
  expect(subject).toContain(lead?.id);
  for (const part of [text, html])
    for (const said of [owner.name, '/partner#book-a-time', '(850) 555-0142']) expect(part).toContain(said);

  await page.setViewportSize({ width: 390, height: 844 });
  await page.setContent(html);
  await expectFits(page);
});
