import type { ReactNode } from 'react';
import { unmarked } from '@/components/ui/disclosure';
import { control, Field, select, withSign } from '@/components/ui/field';
import { Heading } from '@/components/ui/heading';
import { Icon } from '@/components/ui/icon';
import { Note } from '@/components/ui/text';
import { useEarlyValue } from '@/components/ui/use-early-value';
import { bedroomCounts } from '@/content/bedrooms';
import { type CalculatorFieldName, calculatorFields, netCalculator } from '@/content/net-calculator';
import { commitmentLabels, commitments, planIds, planNames } from '@/content/plans';
import type { InputProblems } from '@/lib/plans/net-calculator/inputs';
import { type CalculatorState, type RegionStart, withRegion } from '@/lib/plans/net-calculator/state';
import { chooseCommitment } from '../chosen-commitment';

interface CalculatorInputsProps {
  state: CalculatorState;
  starts: RegionStart[];
  problems: InputProblems;
  onChange: (update: (old: CalculatorState) => CalculatorState) => void;
}

const bedrooms = ['', ...bedroomCounts].map((count) => [count, count || netCalculator.bedroomsOpen] as const);
const units = { nights: '', dollars: '$', percent: '%', hours: '' } as const;

export function CalculatorInputs({ state, starts, problems, onChange }: CalculatorInputsProps) {
  const number = (name: CalculatorFieldName) => (
    <NumberField
      name={name}
      text={state.texts[name]}
      problem={problems[name]}
      onChange={(text) => onChange((old) => ({ ...old, texts: { ...old.texts, [name]: text } }))}
    />
  );

  return (
    <div className="grid noscript:hidden min-w-0 content-start gap-4.25">
      <Pair wide>
        <Choice
          id="net-area"
          label={netCalculator.area}
          value={state.area}
          options={starts.map(({ id, name }) => [id, name] as const)}
          onChange={(area) => onChange((old) => withRegion(old, area, starts))}
        />
        <Choice
          id="net-bedrooms"
          label={netCalculator.bedrooms}
          value={state.bedrooms}
          options={bedrooms}
          onChange={(bedrooms) => onChange((old) => ({ ...old, bedrooms }))}
        />
      </Pair>
      <Pair>
        {number('nights')}
        {number('nightsMargin')}
      </Pair>
      {number('rate')}
      <Note>{netCalculator.startNote}</Note>
      <Pair wide>
        <Choice
          id="net-plan"
          label={netCalculator.plan}
          value={state.plan}
          options={planIds.map((id) => [id, planNames[id]] as const)}
          onChange={(plan) => onChange((old) => ({ ...old, plan }))}
        />
        <Choice
          id="net-commitment"
          label={netCalculator.commitment}
          value={state.commitment}
          options={commitments.map((id) => [id, commitmentLabels[id].label] as const)}
          onChange={chooseCommitment}
        />
      </Pair>
      {number('uplift')}
      <Note>{netCalculator.upliftNote}</Note>
      <details className="group border-line border-y">
        <summary
          className={`${unmarked} flex min-h-14 cursor-pointer items-center justify-between font-semibold hover:text-link`}
        >
          {`${netCalculator.assumptions} `}
          <Icon name="down" className="transition-state group-open:rotate-180" />
        </summary>
        <Assumptions title={netCalculator.selfManaged} note={netCalculator.selfNote}>
          {number('software')}
          {number('photos')}
          {number('help')}
          <Pair>
            {number('hoursFrom')}
            {number('hoursTo')}
          </Pair>
          {number('hour')}
        </Assumptions>
        <Assumptions title={netCalculator.national} note={netCalculator.nationalNote}>
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

/** Two fields side by side where they fit, in line even where one label takes two lines: they share its rows. */
function Pair({ wide = false, children }: { wide?: boolean; children: ReactNode }) {
  const columns = wide
    ? 'grid-cols-[repeat(auto-fit,minmax(12rem,1fr))]'
    : 'grid-cols-[repeat(auto-fit,minmax(10rem,1fr))]';
  return (
    <div className={`grid ${columns} gap-x-4 gap-y-1.5 *:row-span-3 *:grid-rows-subgrid`}>{children}</div>
  );
}

interface NumberFieldProps {
  name: CalculatorFieldName;
  text: string;
  problem: string | undefined;
  onChange: (text: string) => void;
}

function NumberField({ name, text, problem, onChange }: NumberFieldProps) {
  const id = `net-${name}`;
  const { label, unit } = calculatorFields[name];
  const input = useEarlyValue<HTMLInputElement>(text, onChange);

  return (
    <Field id={id} label={label} aside={units[unit] && `(${units[unit]})`} error={withSign(problem)}>
      <input
        ref={input}
        id={id}
        className={`${control} figures`}
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

function Choice<Value extends string>({ id, label, value, options, onChange }: ChoiceProps<Value>) {
  const choose = (text: string) => {
    const chosen = options.find(([option]) => option === text);
    if (chosen) onChange(chosen[0]);
  };
  const element = useEarlyValue<HTMLSelectElement>(value, choose);

  return (
    <Field id={id} label={label}>
      <select
        ref={element}
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
