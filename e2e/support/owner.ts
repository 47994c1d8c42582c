import type { Locator, Page } from '@playwright/test';
import { regions } from '@/content/regions';

/** A different owner each time, because a form with the same content counts as the same lead. */
export function newOwner() {
  const mark = crypto.randomUUID().slice(0, 8);
  return {
    property: `${Number.parseInt(mark.slice(0, 4), 16)} Seagrass Lane`,
    area: regions[0]?.id ?? '',
    bedrooms: '4',
    management: 'self',
    name: 'Margaret Ellison',
    email: `margaret.${mark}@example.com`,
    phone: '(850) 555-0100',
  };
}

export function analysisForm(page: Page): Locator {
  return page.locator('#revenue-analysis form');
}

export async function fillAnalysis(page: Page, owner: ReturnType<typeof newOwner>) {
  const form = analysisForm(page);
  await form.getByLabel('Address or community').fill(owner.property);
  await form.getByLabel('Area').selectOption(owner.area);
  await form.getByLabel('Bedrooms').selectOption(owner.bedrooms);
  await form.getByLabel('Managed today by').selectOption(owner.management);
  await form.getByLabel('Your name').fill(owner.name);
  await form.getByLabel('Email').fill(owner.email);
  await form.getByLabel('Phone').fill(owner.phone);
}
