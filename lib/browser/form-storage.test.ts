import { describe, expect, test } from 'vitest';
import { draftCookie } from '@/lib/platform/next/testing/samples';
import { findFormKeys, findMarketingCookies } from './form-storage';

describe('stored keys', () => {
  test.each([
    ['contact-form', true],
    ['formData', true],
    ['hs-form-guid', true],
    ['loginForm', true],
    ['draft', true],
    ['partnerDraft_2', true],
    ['NEWSLETTER_EMAIL', true],
    ['performance-marks', false],
    ['platform', false],
    ['information', false],
    ['platform-form', true],
    ['theme', false],
  ])('%s is removed: %s', (name, isRemoved) => {
    expect(findFormKeys([name]).length === 1).toBe(isRemoved);
  });
});

describe('cookies', () => {
  test.each([
    ['marketing_session', true, true],
    ['newsletter', true, true],
    ['hubspotutk', false, true],
    ['__hstc', false, true],
    ['__hssrc', false, true],
    ['receipt', false, false],
    [draftCookie.split('=')[0] ?? '', false, false],
    ['session', false, false],
  ])('%s is removed with consent: %s, without: %s', (name, withConsent, without) => {
    expect(findMarketingCookies([name], { hasConsent: true }).length === 1).toBe(withConsent);
    expect(findMarketingCookies([name], { hasConsent: false }).length === 1).toBe(without);
  });
});
