import type { KyselyPlugin } from 'kysely';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import type { Database } from '@/lib/database/schema';
import {
  envWith,
  envWithEmail,
  lead,
  openEmailServer,
  openTestDatabase,
  startFakeService,
} from '@/lib/delivery/testing/targets';
import { storeLead } from '@/lib/inbox/lead-store';
import { allTargets } from '@/lib/office/all-targets';
import { emailTarget } from './email-target';
import { hubspotTarget } from './hubspot-target';
import { claimDeliveries, readDeliveryStates, readOutboxState } from './outbox';
import { deliverDue, getRetryTime, startOutboxWorker, timing } from './outbox-worker';
import type { Target } from './target';
import { webhookTarget } from './webhook-target';

describe('the outbox', () => {
  const fast = { first: 10, longest: 20, giveUpAfter: 60_000, poll: 20 };

  let db: Database;
  beforeEach(async () => {
    db = await openTestDatabase();
  });
  const store = (target: string, { at = Date.now(), email = 'a@example.com' } = {}) =>
    storeLead(db, { ...lead, data: { email } }, [target], at);

  test('retries until the target accepts a lead', async () => {
    const { url, calls } = await startFakeService(500, 503);
    const env = envWith({ LEADS_WEBHOOK_URL: url });
    const stop = startOutboxWorker(async () => db, [webhookTarget], env, { ...fast, poll: 200 });
    const id = await store('webhook');
    await expect.poll(async () => (await readOutboxState(db)).waiting).toBe(0);
    await stop();
    expect(calls).toHaveLength(3);
    expect(new Set(calls.map(({ headers }) => headers['idempotency-key']))).toEqual(new Set([id]));
    // Every attempt sent the same body, so the link to the office's page in it stayed the same.
    expect(new Set(calls.map(({ body }) => body)).size).toBe(1);
    expect(await db.selectFrom('keys').selectAll().execute()).toHaveLength(1);
  });

  test('parks a lead that the target never accepts', async () => {
    const { url } = await startFakeService(...Array<number>(50).fill(500));
    await store('webhook', { at: Date.now() - 100_000 });
    const env = envWith({ LEADS_WEBHOOK_URL: url });
    const stop = startOutboxWorker(async () => db, [webhookTarget], env, fast);
    await expect.poll(async () => (await readOutboxState(db)).parked).toBe(1);
    await stop();
  });

  test('parks a lead at once, with the reason, if another attempt would fail too', async () => {
    const { url, calls } = await startFakeService({
      status: 400,
      body: { errors: [{ errorType: 'REQUIRED_FIELD' }] },
    });
    const form = { HUBSPOT_API_URL: url, HUBSPOT_PORTAL_ID: '42', HUBSPOT_FORM_CONTACT: 'f' };
    const contact = { ...lead, kind: 'contact', data: { email: 'a@example.com' } };
    const id = await storeLead(db, contact, ['hubspot']);
    await deliverDue(db, [hubspotTarget], envWith(form));
    expect(calls).toHaveLength(1);
    expect((await readDeliveryStates(db, [{ id }])).get(id)).toBe(
      'hubspot parked (HTTP 400 REQUIRED_FIELD, tried 1 times)',
    );
  });

  test('polls the database with one query for all targets', async () => {
    let [polls, queries] = [0, 0];
    const countQueries: KyselyPlugin = {
      transformQuery: ({ node }) => node,
      async transformResult({ result }) {
        queries += 1;
        return result;
      },
    };
    const database = async () => {
      polls += 1;
      return db.withPlugin(countQueries);
    };
    const stop = startOutboxWorker(database, allTargets, envWith({}), fast);
    await expect.poll(() => polls).toBeGreaterThan(2);
    await stop();
    expect(queries).toBe(polls);
  });

  test('survives a database outage', async () => {
    const { url, calls } = await startFakeService();
    await store('webhook');
    let failures = 3;
    const flaky = async () => {
      failures -= 1;
      if (failures >= 0) throw new Error('down');
      return db;
    };
    const stop = startOutboxWorker(flaky, [webhookTarget], envWith({ LEADS_WEBHOOK_URL: url }), fast);
    await expect.poll(() => calls.length).toBe(1);
    await stop();
  });

  test('records a delivery once the database is back, and sends nothing twice', async () => {
    await store('email');
    const send = vi.fn(async () => {
      const locked = () => {
        throw new Error('database is locked');
      };
      vi.spyOn(db, 'updateTable').mockImplementationOnce(locked).mockImplementationOnce(locked);
    });
    const target = { ...emailTarget, parallel: 1, deadline: 10_000, send };
    expect(await deliverDue(db, [target], envWith({}))).toEqual({ delivered: 1, failed: 0 });
    expect(send).toHaveBeenCalledOnce();
    expect(await readOutboxState(db)).toMatchObject({ waiting: 0, parked: 0 });
  });

  test('gives up a lead that crashed the process five times in a row, and says so', async () => {
    const id = await store('email');
    const send = vi.fn(async () => {});
    const target = { ...emailTarget, parallel: 1, deadline: 10_000, send };
    const crash = () => claimDeliveries(db, { target: 'email', limit: 1, lease: 0 });
    for (let n = 1; n <= 4; n += 1) await crash();
    // After an attempt with a recorded outcome, the count of interrupted attempts begins again.
    send.mockRejectedValueOnce(new Error('busy'));
    await deliverDue(db, [target], envWith({}));
    await db.updateTable('deliveries').set({ due_at: 0 }).execute();
    for (let n = 1; n <= 5; n += 1) expect(await crash()).toHaveLength(1);
    expect(await deliverDue(db, [target], envWith({}))).toEqual({ delivered: 0, failed: 1 });
    expect(send).toHaveBeenCalledOnce();
    const reason = 'the server stopped during each of the last 5 attempts';
    expect((await readDeliveryStates(db, [{ id }])).get(id)).toBe(`email parked (${reason}, tried 11 times)`);
  });

  test('waits for all deliveries, even if one of them cannot be recorded', async () => {
    for (const email of ['a@example.com', 'b@example.com']) await store('slow', { email });
    let running = 0;
    const slow: Target = {
      ...webhookTarget,
      name: 'slow',
      parallel: 2,
      deadline: 500,
      async send({ lead: { data } }) {
        running += 1;
        if (data.email === 'a@example.com') await db.schema.dropTable('deliveries').execute();
        else await new Promise((done) => setTimeout(done, 50));
        running -= 1;
      },
    };
    await expect(deliverDue(db, [slow], envWith({}))).rejects.toThrow();
    expect(running).toBe(0);
  });

  test('attempts each due lead once', async () => {
    const { url, calls } = await startFakeService(500);
    for (const email of ['a@example.com', 'b@example.com']) await store('webhook', { email });
    // After this pause the failed delivery may be due again, but it must not be attempted again.
    const target = { ...webhookTarget, parallel: 1, spacing: 500 };
    const env = envWith({ LEADS_WEBHOOK_URL: url });
    expect(await deliverDue(db, [target], env)).toEqual({ delivered: 1, failed: 1 });
    expect(calls).toHaveLength(2);
  });

  describe('on two instances', () => {
    const start = (smtpUrl: string, deadline: number) =>
      [1, 2].map(() =>
        startOutboxWorker(async () => db, [{ ...emailTarget, deadline }], envWithEmail(smtpUrl), fast),
      );

    test('sends a lead once to a slow email server', async () => {
      const { smtpUrl, messages, connections } = await openEmailServer({ pause: 40 });
      await store('email');
      const workers = start(smtpUrl, 60_000);
      await expect.poll(async () => (await readOutboxState(db)).waiting).toBe(0);
      await Promise.all(workers.map((stop) => stop()));
      expect([messages.length, connections.mostOpen]).toEqual([1, 1]);
    });

    test('opens one connection at a time to an email server that never confirms an email', async () => {
      const { smtpUrl, connections } = await openEmailServer({ isSilent: true });
      await store('email');
      const workers = start(smtpUrl, 1_000);
      await expect.poll(() => connections.closed).toBeGreaterThan(1);
      await Promise.all(workers.map((stop) => stop()));
      expect(connections.mostOpen).toBe(1);
      expect((await readOutboxState(db)).waiting).toBe(1);
    });
  });
});

describe('after a failure', () => {
  const now = 1_000_000_000_000;

  test.each([
    [1, 500],
    [5, 2_531.25],
    [4000, 3_600_000],
  ])('attempt %i is followed by a wait of at most %i ms, and at least half of that', (attempts, wait) => {
    const claim = { attempts, queuedAt: now - 1000 };
    expect(getRetryTime(claim, timing, now, () => 1)).toBe(Math.round(now + wait));
    expect(getRetryTime(claim, timing, now, () => 0)).toBe(Math.round(now + wait / 2));
  });

  test('retries for three days, then parks the lead', () => {
    const days = (count: number) => now - count * 86_400_000;
    expect(getRetryTime({ attempts: 20, queuedAt: days(2.99) }, timing, now)).not.toBeNull();
    expect(getRetryTime({ attempts: 20, queuedAt: days(3) }, timing, now)).toBeNull();
  });
});
