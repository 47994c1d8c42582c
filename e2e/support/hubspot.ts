import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { json } from 'node:stream/consumers';
import type { Page } from '@playwright/test';
import { startHttp } from '@/lib/platform/testing/http-server';
import { fetchOnNewConnection } from './fetch';
import { fakePorts, fakeUrl, hubspotScriptPath } from './sites';

interface Submission {
  portal: string;
  form: string;
  body: {
    fields: { name: string; value: string }[];
    context: { pageUri?: string; pageName?: string; hutk?: string };
  };
}

const url = fakeUrl('hubspot');
export const scriptUrl = url + hubspotScriptPath;

/** Fakes HubSpot's script host and submissions API on loopback. Any other path returns the submissions. */
export async function startHubspot(): Promise<void> {
  const script = await readFile(path.join(import.meta.dirname, 'hubspot/forms.js'), 'utf8');
  const submissions: Submission[] = [];
  await startHttp(async (request, response) => {
    const [, portal, form] =
      /^\/submissions\/v3\/integration\/submit\/(.+)\/(.+)$/.exec(request.url ?? '') ?? [];
    if (request.url === hubspotScriptPath)
      return response
        .setHeader('Content-Type', 'text/javascript')
        .setHeader('Cache-Control', 'no-store')
        .end(script);
    if (portal && form) submissions.push({ portal, form, body: (await json(request)) as Submission['body'] });
    response.setHeader('Content-Type', 'application/json').end(JSON.stringify(submissions));
  }, fakePorts.hubspot);
}

export async function findSubmission(email: string): Promise<Submission | undefined> {
  const submissions: Submission[] = await (await fetchOnNewConnection(url)).json();
  return submissions.find(({ body }) => body.fields.some((field) => field.value === email));
}

/** Opens a page and scrolls to its form, in whose place HubSpot's appears. */
export async function openForm(page: Page, path: string) {
  await page.goto(path);
  const frame = page.locator('[data-hubspot]');
  await frame.scrollIntoViewIfNeeded();
  return {
    frame,
    native: frame.locator('form[action^="/api/leads/"]'),
    hubspot: frame.locator('form.hs-form'),
    panel: frame.getByRole('alert'),
  };
}
