import { Icon } from '@/components/ui/icon';
import { useEarlyValue } from '@/components/ui/use-early-value';
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
    <div className="calc-inputs noscript:hidden">
      <Choice
        id="net-area"
        label={netCalculator.area}
        value={state.area}
        options={starts.map(({ id, name }) => [id, name] as const)}
        onChange={(area) => onChange((old) => withRegion(old, area, starts))}
      />
      <div className="calc-pair">
        {number('nights')}
        {number('nightsMargin')}
      </div>
      {number('rate')}
      <p className="small muted">{netCalculator.startNote}</p>
      <div className="calc-pair">
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
      </div>
      <details className="calc-assumptions">
        <summary>
          {netCalculator.assumptions} <Icon name="down" />
        </summary>
        <fieldset>
          <legend>{netCalculator.selfManaged}</legend>
          <p className="small muted">{netCalculator.selfNote}</p>
          {number('software')}
          {number('photos')}
          {number('help')}
          <div className="calc-pair">
            {number('hoursFrom')}
            {number('hoursTo')}
          </div>
          {number('hour')}
        </fieldset>
        <fieldset>
          <legend>{netCalculator.national}</legend>
          <p className="small muted">{netCalculator.nationalNote}</p>
          <div className="calc-pair">
            {number('nationalFrom')}
            {number('nationalTo')}
          </div>
        </fieldset>
      </details>
    </div>
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
    <div className="field">
      <label htmlFor={id}>
        {label} {units[unit] && <i>({units[unit]})</i>}
      </label>
      <input
        ref={input}
        id={id}
        className="tnum"
        inputMode="decimal"
        autoComplete="off"
        value={text}
        onChange={(event) => onChange(event.target.value)}
        aria-invalid={problem ? true : undefined}
        aria-describedby={problem && `${id}-error`}
      />
      {problem && (
        <p className="error" id={`${id}-error`}>
          <Icon name="error" /> {problem}
        </p>
      )}
    </div>
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
  const select = useEarlyValue<HTMLSelectElement>(value, choose);

  return (
    <div className="field">
      <label htmlFor={id}>{label}</label>
      <select
        ref={select}
        id={id}
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
    </div>
  );
}
