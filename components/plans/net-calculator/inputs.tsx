import { clsx } from 'clsx';
import type { ReactNode } from 'react';
import { noMarker } from '@/components/ui/disclosure';
import { control, Field, select, withErrorIcon } from '@/components/ui/field';
import { Heading } from '@/components/ui/heading';
import { Icon } from '@/components/ui/icon';
import { Note } from '@/components/ui/text';
import { bedroomCounts } from '@/content/bedrooms';
import {
  type CalculatorFieldName,
  calculatorFields,
  managers,
  netCalculator,
} from '@/content/net-calculator';
import type { InputProblems } from '@/lib/plans/net-calculator/inputs';
import {
  applyRegion,
  type CalculatorState,
  type RegionStart,
  setText,
} from '@/lib/plans/net-calculator/state';

interface CalculatorInputsProps {
  state: CalculatorState;
  starts: RegionStart[];
  problems: InputProblems;
  onChange: (update: (old: CalculatorState) => CalculatorState) => void;
}

const bedrooms = ['', ...bedroomCounts].map((count) => [count, count || netCalculator.bedroomsOpen] as const);
const unitSymbols = { nights: '', homes: '', dollars: '$', percent: '%', hours: '' } as const;
const mainField =
  'grid-cols-[1fr_9rem] items-center gap-x-4 border-line border-t pt-4 [&>label]:self-center [&>p]:col-span-full';

export function CalculatorInputs({ state, starts, problems, onChange }: CalculatorInputsProps) {
  const number = (name: CalculatorFieldName, isMain = false) => (
    <NumberField
      name={name}
      text={state.texts[name]}
      problem={problems[name]}
      isMain={isMain}
      onChange={(text) => onChange((old) => setText(old, name, text))}
    />
  );

  return (
    // The scroll margin keeps a focused field clear of the results, which stick to the top on phones.
    <div className="grid noscript:hidden min-w-0 content-start gap-4.25 max-md:mt-6 print:hidden max-md:[&_:is(input,select,summary)]:scroll-mt-24">
      {state.isShared && (
        <p className="flex items-center gap-2.5 font-label">
          <Icon name="link" /> {netCalculator.shared}
        </p>
      )}
      <Choice
        id="net-area"
        label={netCalculator.area}
        value={state.area}
        options={starts.map(({ id, name }) => [id, name] as const)}
        onChange={(area) => onChange((old) => applyRegion(old, area, starts))}
      />
      <Pair>
        <Choice
          id="net-bedrooms"
          label={netCalculator.bedrooms}
          value={state.bedrooms}
          options={bedrooms}
          onChange={(bedrooms) => onChange((old) => ({ ...old, bedrooms }))}
        />
        {number('homes')}
      </Pair>
      {number('nights', true)}
      {number('rate', true)}
      <Note>{netCalculator.startNote}</Note>
      <Note>{netCalculator.homesNote}</Note>
      <details className="group border-line border-y">
        <summary
          className={`${noMarker} grid cursor-pointer grid-cols-fill-fit items-center py-3 hover:text-link`}
        >
          <span className="font-semibold">{netCalculator.assumptions}</span>
          <Icon name="down" className="transition-state group-open:rotate-180" />
          <Note as="span" className="mt-1">
            {netCalculator.assumptionsNote}
          </Note>
        </summary>
        <Assumptions title={netCalculator.yourGuess} note={netCalculator.guessNote}>
          {number('nightsMargin')}
          {number('uplift')}
        </Assumptions>
        <Assumptions title={managers.selfManaged} note={netCalculator.selfNote}>
          {number('software')}
          {number('photos')}
          {number('help')}
          <Pair>
            {number('hoursFrom')}
            {number('hoursTo')}
          </Pair>
          {number('hour')}
        </Assumptions>
        <Assumptions title={managers.national} note={netCalculator.nationalNote}>
          <Pair>
            {number('nationalFrom')}
            {number('nationalTo')}
          </Pair>
        </Assumptions>
      </details>
    </div>
  );
}

function Assumptions({ title, note, children }: { title: string; note: string; children: ReactNode }) {
  return (
    <fieldset className="grid gap-4 pb-7">
      <Heading as="legend" size="small" className="pt-2">
        {title}
      </Heading>
      <Note>{note}</Note>
      {children}
    </fieldset>
  );
}

/** Two fields, side by side if they fit. They share the grid's rows, so that they stay in line if one label wraps. */
function Pair({ children }: { children: ReactNode }) {
  return (
    <div className="grid grid-cols-[repeat(auto-fit,minmax(8rem,1fr))] gap-x-4 gap-y-1.5 *:row-span-3 *:grid-rows-subgrid">
      {children}
    </div>
  );
}

interface NumberFieldProps {
  name: CalculatorFieldName;
  text: string;
  problem: string | undefined;
  isMain: boolean;
  onChange: (text: string) => void;
}

function NumberField({ name, text, problem, isMain, onChange }: NumberFieldProps) {
  const id = `net-${name}`;
  const { label, unit } = calculatorFields[name];

  return (
    <Field
      id={id}
      label={label}
      aside={unitSymbols[unit] && `(${unitSymbols[unit]})`}
      error={withErrorIcon(problem)}
      className={isMain ? mainField : undefined}
    >
      <input
        id={id}
        className={clsx(control, 'figures', isMain && 'opsz-42 text-right font-display text-step-4')}
        inputMode="decimal"
        autoComplete="off"
        value={text}
        onChange={(event) => onChange(event.target.value)}
        aria-invalid={problem ? true : undefined}
        aria-describedby={problem && `${id}-error`}
      />
    </Field>
  );
}

interface ChoiceProps<Value extends string> {
  id: string;
  label: string;
  value: Value;
  options: readonly (readonly [Value, string])[];
  onChange: (value: Value) => void;
}

export function Choice<Value extends string>({ id, label, value, options, onChange }: ChoiceProps<Value>) {
  const choose = (text: string) => {
    const chosen = options.find(([option]) => option === text);
    if (chosen) onChange(chosen[0]);
  };

  return (
    <Field id={id} label={label}>
      <select
        id={id}
        className={select}
        value={value}
        autoComplete="off"
        onChange={(event) => choose(event.target.value)}
      >
        {options.map(([option, name]) => (
          <option key={option} value={option}>
            {name}
          </option>
        ))}
      </select>
    </Field>
  );
}
