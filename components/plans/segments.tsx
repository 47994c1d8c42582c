import { clsx } from 'clsx';

interface SegmentsProps<Value extends string> {
  id: string;
  /** The name of the group, for assistive technology. */
  legend: string;
  value: Value;
  /** `short` is a shorter label for small screens. */
  options: readonly { value: Value; label: string; short?: string | undefined }[];
  onChoose: (value: Value) => void;
  /** Whether CSS applies the choice too, so that the buttons work without a script. */
  isNative?: boolean;
  className?: string;
}

/** A row of radio buttons that looks like a switch. The id of each is `{id}-{value}`. */
export function Segments<Value extends string>({
  id,
  legend,
  value: chosen,
  options,
  onChoose,
  isNative,
  className,
}: SegmentsProps<Value>) {
  return (
    <fieldset
      className={clsx(
        'grid grid-cols-[repeat(3,auto)] rounded-full border border-line bg-white p-1.5 max-[20rem]:grid-cols-1 max-[20rem]:rounded-card sm:grid-cols-3',
        className,
      )}
      id={id}
      data-native={isNative}
    >
      <legend className="sr-only">{legend}</legend>
      {options.map(({ value, label, short }) => (
        <label key={value} className="group relative cursor-pointer">
          <input
            type="radio"
            // The radio button is beside the label's text instead of over it, so that clicks on either reach their
            // target.
            className="peer absolute inset-y-0 left-1 my-auto size-6 cursor-pointer opacity-0"
            name={id}
            id={`${id}-${value}`}
            value={value}
            checked={value === chosen}
            onChange={() => onChoose(value)}
          />
          {/* In forced-colors mode, the transparent outline becomes visible and marks the choice. */}
          <span className="flex min-h-13 items-center justify-center rounded-full px-1 text-center font-semibold leading-title transition-state group-hover:bg-sand-100 peer-checked:bg-gulf-900 peer-checked:text-sand-50 peer-checked:outline peer-checked:outline-transparent peer-focus-visible:outline-2 peer-focus-visible:outline-focus peer-focus-visible:outline-offset-2 max-sm:text-sm sm:px-2">
            <span className={short && 'max-sm:hidden'}>{label}</span>
            {short && <span className="sm:hidden">{short}</span>}
          </span>
        </label>
      ))}
    </fieldset>
  );
}
