'use client';

import { useEffect, useState } from 'react';
import { card } from '@/components/ui/card';
import { smallCheckbox } from '@/components/ui/field';
import { Note } from '@/components/ui/text';
import {
  areEmbedsAllowed,
  type EmbedChoice as Choice,
  rememberEmbedChoice,
  sendsPrivacyControl,
} from '@/lib/browser/consent';
import { EMBED_CHOICE } from '@/lib/platform/browser-names';

const options: { choice: Choice; label: string; hint: string }[] = [
  {
    choice: 'allow',
    label: 'Load them as I reach them',
    hint: 'Calendars and forms from other companies load automatically. Videos still wait until you press play.',
  },
  {
    choice: 'ask',
    label: 'Ask me first',
    hint: 'Nothing from other companies loads until you press its button.',
  },
];

const getChoice = (): Choice => (areEmbedsAllowed() ? 'allow' : 'ask');

const panel = `${card} p-6 text-step-0 leading-normal print:hidden`;

/**
 * The setting in the cookie policy for how content from other companies loads. The server does not know the visitor's
 * choice, so a small script checks the radio button of that choice (lib/platform/next/browser/embed-choice.ts).
 */
export function EmbedSettings() {
  const [choice, setChoice] = useState<Choice | null>(null);
  const [notice, setNotice] = useState('');

  function choose(next: Choice) {
    setChoice(next);
    // React calls this function even for the radio button that the script checked. That is not a new choice.
    if (next === getChoice()) return;
    setNotice(
      rememberEmbedChoice(next)
        ? 'Saved in this browser.'
        : 'Your browser blocks storage for this site, so the choice lasts only for this page.',
    );
  }

  useEffect(() => {
    setChoice(getChoice());
    if (sendsPrivacyControl()) setNotice('Your browser sends Global Privacy Control.');
  }, []);

  return (
    <>
      <p className={`${panel} noscript:not-print:block hidden`}>
        This choice needs JavaScript. Without it, nothing from other companies loads: you get a link instead.
      </p>
      <fieldset className={`${panel} grid noscript:hidden gap-3`} {...{ [EMBED_CHOICE]: '' }}>
        {/* The legend floats, because browsers would draw it across the border otherwise. */}
        <legend className="float-left mb-1 font-semibold">
          Calendars, videos and forms from other companies
        </legend>
        {options.map((option) => (
          <label
            key={option.choice}
            className="grid cursor-pointer grid-cols-fit-fill items-start gap-3.5 py-2"
          >
            <input
              className={`${smallCheckbox} mt-0.5`}
              type="radio"
              name="embeds"
              value={option.choice}
              checked={choice === option.choice}
              onChange={() => choose(option.choice)}
            />
            <span>
              <strong className="block">{option.label}</strong>
              <Note as="span" className="block">
                {option.hint}
              </Note>
            </span>
          </label>
        ))}
        <p className="min-h-5.25 text-link text-sm leading-normal" role="status">
          {notice}
        </p>
      </fieldset>
    </>
  );
}
