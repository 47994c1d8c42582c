import { setTimeout as sleep } from 'node:timers/promises';
import { failureOf } from '@/lib/platform/observability/failure';
import { repeat } from '../../e2e/support/repeat';
import type { TestBed } from './test-bed';

const PARALLEL = 50;
const TIMEOUT = 10_000;
const pages = `/ /partner /partner/destin /plans /referral /about /team /contact /vacation-rentals /blog
  /blog/page/2 /feed.xml /sitemap.xml /llms.txt`.split(/\s+/);

export type Phase = ReturnType<typeof newPhase>;

/** What visitors saw while one fault lasted. */
function newPhase(name: string) {
  return {
    name,
    /** Milliseconds, of each page that came. */
    times: [] as number[],
    leads: 0,
    refusedLeads: 0,
    cutByRestart: 0,
    megabytes: 0,
    /** What should not have happened, each in a few words. */
    problems: [] as string[],
  };
}

const headingOf = (html: string) => /<h1[^>]*>(.*?)<\/h1>/s.exec(html)?.[1] ?? html.slice(0, 60);

/** Fifty visitors who read, send forms and ask for focal points until stopped. What they see counts for the phase then. */
export async function startVisitors({ url, restarts }: TestBed) {
  const phases: Phase[] = [];
  let now = newPhase('');
  const thanked = new Set<string>();
  const good = new Map<string, string>();
  let isOver = false;
  let leadsSent = 0;

  const blog = await (await fetch(`${url}/blog`)).text();
  const posts = blog.matchAll(/href="(\/blog\/(?!category|page)[^"/?#]+)"/g);
  for (const page of [...pages, ...[...new Set([...posts].map(([, link = '']) => link))].slice(0, 12)])
    good.set(page, headingOf(await (await fetch(url + page)).text()));

  /** Gives the answer, or null where there was none: a fault, unless the server was killed meanwhile. */
  async function ask(path: string, init?: RequestInit) {
    const phase = now;
    const start = Date.now();
    try {
      const response = await fetch(url + path, { ...init, signal: AbortSignal.timeout(TIMEOUT) });
      return { response, text: await response.text(), phase, time: Date.now() - start };
    } catch (error) {
      if (restarts.some(({ from, to }) => start < to && Date.now() > from)) phase.cutByRestart += 1;
      else phase.problems.push(`${failureOf(error)} ${path}`);
      return null;
    }
  }

  const post = (body: unknown): RequestInit => ({
    method: 'POST',
    headers: { 'content-type': 'application/json', accept: 'application/json' },
    body: JSON.stringify(body),
  });

  async function visit(page: string) {
    const answer = await ask(page);
    if (!answer) return;
    const { response, text, phase, time } = answer;
    phase.times.push(time);
    if (!response.ok) phase.problems.push(`${response.status} ${page}`);
    else if (headingOf(text) !== good.get(page)) phase.problems.push(`${page} is headed ${headingOf(text)}`);
  }

  async function sendLead() {
    leadsSent += 1;
    const lead = { name: 'Chaos Guest', email: `guest${leadsSent}@example.com`, topic: 'guest' };
    const answer = await ask('/api/leads/contact', post({ ...lead, message: `Question ${leadsSent}.` }));
    if (!answer) return;
    const { id } = JSON.parse(answer.text) as { id?: string };
    const isThanked = answer.response.status === 201 && id;
    if (isThanked) thanked.add(id);
    // What was under way while a fault began or ended may have met either.
    if (answer.phase !== now) return;
    if (isThanked) answer.phase.leads += 1;
    else answer.phase.refusedLeads += 1;
  }

  async function askVision() {
    const answer = await ask('/api/vision', post({ imageUrl: '/images/hero/hero-poster.jpg' }));
    if (answer && !answer.response.ok) answer.phase.problems.push(`${answer.response.status} /api/vision`);
  }

  const all = [...good.keys()];
  const goesOn = () => !isOver;
  const visits = repeat(PARALLEL, goesOn, async (n) => {
    if (n % 20 === 0) await sendLead();
    else if (n % 37 === 0) await askVision();
    else await visit(all[n % all.length] ?? '/');
    if (restarts.at(-1)?.to === Number.POSITIVE_INFINITY) await sleep(200);
  });
  return {
    /** Every lead that somebody was thanked for. */
    thanked,
    phases,
    begin(name: string): Phase {
      now = newPhase(name);
      phases.push(now);
      return now;
    },
    async stop() {
      isOver = true;
      await visits;
    },
  };
}
