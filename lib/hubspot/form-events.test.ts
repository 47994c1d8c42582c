import { describe, expect, test } from 'vitest';
import { findTargetForm, isTrusted, parseEvent } from './form-events';

const page = { origin: 'https://seaoatstays.example' };
const frame = {} as Window;
const scriptUrl = 'http://127.0.0.1:4016/forms/embed/v2.js';

describe('isTrusted', () => {
  test.each([
    ['the page’s own window', page.origin, page, true],
    ['a script on the page', '', null, true],
    ['HubSpot’s script host', 'https://js.hsforms.net', frame, true],
    ['HubSpot’s frames', 'https://forms-eu1.hsforms.com', frame, true],
    ['HubSpot’s own pages', 'https://share.hubspot.com', frame, true],
    ['the configured script host', 'http://127.0.0.1:4016', frame, true],
    ['another port of that host', 'http://127.0.0.1:4017', frame, false],
    ['a frame of the page’s origin', page.origin, frame, false],
    ['another site', 'https://attacker.example', frame, false],
    ['another site without a window', 'https://attacker.example', null, false],
    ['a host that only ends like HubSpot’s', 'https://nothubspot.com', frame, false],
    ['a host that only starts like HubSpot’s', 'https://hubspot.com.attacker.example', frame, false],
    ['HubSpot without TLS', 'http://js.hsforms.net', frame, false],
    ['a sandboxed frame', 'null', frame, false],
    ['a frame without an origin', '', frame, false],
  ])('for a message from %s', (_, origin, source, trusted) => {
    const message = { data: 'form-submitted', origin, source: source as Window | null };
    expect(isTrusted(message, page, scriptUrl)).toBe(trusted);
  });
});

describe('parseEvent', () => {
  const about = { type: 'hsFormCallback', id: 'one' };
  const parsed = (data: unknown) => Object.values(parseEvent(data) ?? {}).join(' ');

  test.each([
    ['form-submitted', 'submitted'],
    [{ type: 'form-submitted' }, 'submitted'],
    [{ ...about, eventName: 'onFormSubmitted' }, 'submitted one'],
    [{ ...about, eventName: 'onFormSubmitted', data: { redirectUrl: '/x' } }, 'submitted one /x'],
    [{ ...about, eventName: 'onFormReady' }, 'ready one'],
    [{ ...about, eventName: 'onFormDefinitionFetchError' }, 'missing one'],
    [{ type: 'hs-form-event:on-ready', formId: 'one' }, 'ready one'],
    [{ type: 'hs-form-event:on-submission:success', formId: 'one' }, 'submitted one'],
    [{ type: 'hs-form-event:on-submission:failed' }, 'failed'],
    [{ type: 'hs-form-event:on-interaction:navigate', formId: 'one' }, ''],
    [{ ...about, eventName: 'onFormSubmit' }, ''],
    [{ ...about }, ''],
    [{ type: 'constructor' }, ''],
    [null, ''],
  ])('parses %j as "%s"', (data, event) => {
    expect(parsed(data)).toBe(event);
  });
});

describe('findTargetForm', () => {
  const partner = { kind: 'partner', formId: 'p' };
  const newsletter = { kind: 'newsletter', formId: 'n' };
  test.each([
    ['the named form', [partner, newsletter], 'p', partner],
    ['the only one', [partner], undefined, partner],
    ['the newsletter among several', [partner, newsletter], undefined, newsletter],
    ['nothing if it names a form of another page', [partner], 'x', undefined],
    [
      'nothing among several without the newsletter',
      [partner, { ...partner, formId: 'q' }],
      undefined,
      undefined,
    ],
  ])('returns %s', (_, forms, formId, expected) => {
    expect(findTargetForm(forms, { type: 'submitted', formId })).toBe(expected);
  });
});
