import { setTimeout as sleep } from 'node:timers/promises';
import { repeat } from '@/e2e/support/repeat';
import { failureOf } from '@/lib/platform/observability/failure';
import type { TestBed } from './test-bed';

const AT_ONCE = 50;
const pages = `/ /partner /partner/destin /plans /referral /about /team /contact /vacation-rentals /blog
  /blog/page/2 /blog/the-quiet-lakes-behind-the-dunes /feed.xml /sitemap.xml /llms.txt`.split(/\s+/);

/** An empty record of a fault: response times in ms, leads, and problems. */
export const newRecord = () => ({ times: [] as number[], thanked: 0, refused: 0, problems: [] as string[] });

const headingOf = (html: string) => /<h1[^>]*>(.*?)<\/h1>/s.exec(html)?.[1] ?? html.slice(0, 60);

/** Starts 50 concurrent visitors who read pages and send forms while an editor publishes. */
export async function startVisitors({ url, restart, publish }: TestBed) {
  /** `thanked`: the ids of all confirmed leads. */
  const visitors = { seen: newRecord(), isOver: false, thanked: new Set<string>() };
  const headings = new Map<string, string>();
  for (const page of pages) headings.set(page, headingOf(await (await fetch(url + page)).text()));

  /** No response within ten seconds is a problem, unless the server was killed meanwhile. */
  async function request(
    path: string,
    findProblem: (status: number, text: string) => unknown,
    init?: RequestInit,
  ) {
    const start = Date.now();
    const { seen } = visitors;
    try {
      const response = await fetch(url + path, { ...init, signal: AbortSignal.timeout(10_000) });
      const problem = findProblem(response.status, await response.text());
      seen.times.push(Date.now() - start);
      if (problem) seen.problems.push(`${problem} ${path}`);
    } catch (error) {
      if (start > restart.to || Date.now() < restart.from) seen.problems.push(`${failureOf(error)} ${path}`);
      await sleep(200);
    }
  }

  const read = (page: string) =>
    request(page, (status, text) => {
      if (status !== 200) return status;
      return headingOf(text) !== headings.get(page) && headingOf(text);
    });

  function sendLead(n: number) {
    const email = `guest${n}@example.com`;
    const lead = { name: 'Chaos Guest', email, topic: 'guest', message: `Hello ${n}.` };
    const headers = { 'content-type': 'application/json', accept: 'application/json' };
    const { seen } = visitors;
    const findProblem = (status: number, text: string) => {
      const { id }: { id?: string } = JSON.parse(text);
      if (status === 201 && id) visitors.thanked.add(id);
      // Requests during a change of faults may belong to either.
      if (seen === visitors.seen) seen[status === 201 ? 'thanked' : 'refused'] += 1;
    };
    return request('/api/leads/contact', findProblem, {
      method: 'POST',
      headers,
      body: JSON.stringify(lead),
    });
  }

  const visit = (n: number) => {
    if (n % 20 === 0) return sendLead(n);
    return n % 501 === 0 ? publish() : read(pages[n % pages.length] ?? '/');
  };
  return Object.assign(visitors, { gone: repeat(AT_ONCE, () => !visitors.isOver, visit) });
}
