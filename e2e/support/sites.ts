import { mkdtempDisposableSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';

const port = (offset: number) => Number(process.env.E2E_PORT ?? 4010) + offset;

export const fakePorts = { contentful: port(5), hubspot: port(6), embeds: port(7) } as const;

const dataFolder = path.resolve(import.meta.dirname, '../../.data/e2e');

/** `builds` is the folder with the site's builds, and `served` the folder with the copy that the tests run. */
function defineSite<Env extends object>(name: string, offset: number, builds: string, env: Env) {
  const url = `http://localhost:${port(offset)}`;
  return {
    url,
    builds,
    served: path.join(dataFolder, name),
    env: {
      PORT: String(port(offset)),
      SITE_URL: url,
      LEADS_DATABASE_URL: `file:${path.join(dataFolder, `${name}.db`)}`,
      // Raise the limits per IP address, because all tests share one address.
      LEADS_PER_MINUTE: '10000',
      MEETINGS_PER_DAY: '10000',
      VISION_PER_MINUTE: '10000',
      ...env,
    },
  };
}

export const fakeUrl = (service: keyof typeof fakePorts) => `http://127.0.0.1:${fakePorts[service]}`;

export const hubspotScriptPath = '/forms/embed/v2.js';

/** One site without configuration, and one with every service configured. */
export const sites = {
  plain: defineSite('plain', 0, 'dist', {}),
  configured: defineSite('configured', 1, '.data/e2e/builds', {
    CONTENTFUL_SPACE_ID: 'fake-space',
    CONTENTFUL_ACCESS_TOKEN: 'delivery-token',
    CONTENTFUL_HOST: fakeUrl('contentful'),
    CONTENTFUL_PREVIEW_TOKEN: 'preview-token',
    CONTENTFUL_PREVIEW_HOST: fakeUrl('contentful'),
    CONTENTFUL_IMAGE_HOSTS: `127.0.0.1:${fakePorts.contentful}`,
    REVALIDATE_SECRET: 'a-secret-of-exactly-sixty-four-characters-for-signed-webhooks-01',
    HUBSPOT_PORTAL_ID: '4711',
    HUBSPOT_FORM_NEWSLETTER: 'form-newsletter',
    HUBSPOT_FORM_PARTNER: 'form-partner',
    HUBSPOT_FORM_REFERRAL: 'form-referral',
    HUBSPOT_FORM_CONTACT: 'form-contact',
    HUBSPOT_FORM_ABOUT: 'form-about',
    HUBSPOT_SCRIPT_URL: `${fakeUrl('hubspot')}${hubspotScriptPath}`,
    HUBSPOT_API_URL: fakeUrl('hubspot'),
    MEETING_URL: `${fakeUrl('embeds')}/calendar`,
    CALENDAR_URL: `${fakeUrl('embeds')}/schedule`,
    VIDEO_URL: `${fakeUrl('embeds')}/video`,
    BOOKING_URL: `${fakeUrl('embeds')}/book/{destination}/{property}?in={checkIn}&out={checkOut}&guests={guests}`,
    OWNER_PORTAL_URL: `${fakeUrl('embeds')}/owners`,
  }),
};

export function createTempSettings() {
  const folder = mkdtempDisposableSync(path.join(tmpdir(), 'leads-'));
  const env = { ...sites.plain.env, LEADS_DATABASE_URL: `file:${path.join(folder.path, 'leads.db')}` };
  return { env, [Symbol.dispose]: () => folder.remove() };
}
