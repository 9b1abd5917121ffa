import { type ComponentProps, type ReactNode, useId } from 'react';
import { classNames } from './class-names.ts';
import { useEarlyChoice } from './use-early-input.ts';

export interface Choice<Value extends string> {
  readonly value: Value;
  readonly label: string;
  /** Explanation of the option, in one sentence. */
  readonly hint?: string;
}

const valuesOf = <Value extends string>(choices: readonly Choice<Value>[]): readonly Value[] =>
  choices.map(({ value }) => value);

export interface SelectFieldProps<Value extends string>
  extends Omit<ComponentProps<'select'>, 'value' | 'onChange' | 'children'> {
  label: string;
  /** Always available to screen readers, even if visually hidden. */
  isLabelHidden?: boolean;
  hint?: ReactNode;
  value: Value;
  choices: readonly Choice<Value>[];
  onChange: (value: Value) => void;
}

/** A labelled native select. */
export function SelectField<Value extends string>({
  label,
  isLabelHidden = false,
  hint,
  value,
  choices,
  onChange,
  ...rest
}: SelectFieldProps<Value>) {
  const id = useId();
  useEarlyChoice(id, value, valuesOf(choices), onChange);
  return (
    <div className="flex flex-col gap-1.5">
      <label htmlFor={id} className={isLabelHidden ? 'sr-only' : 'text-sm font-medium text-ink'}>
        {label}
      </label>
      <select
        id={id}
        value={value}
        aria-describedby={hint ? `${id}-hint` : undefined}
        onChange={(event) => {
          const chosen = choices.find((choice) => choice.value === event.target.value);
          if (chosen) onChange(chosen.value);
        }}
        className="h-11 w-full rounded-md border border-edge bg-raised pr-7 pl-3 text-base text-ellipsis text-ink disabled:opacity-60"
        {...rest}
      >
        {choices.map((choice) => (
          <option key={choice.value} value={choice.value}>
            {choice.label}
          </option>
        ))}
      </select>
      {hint && (
        <p id={`${id}-hint`} className="text-sm text-faint">
          {hint}
        </p>
      )}
    </div>
  );
}

export interface RadioGroupProps<Value extends string> {
  label: string;
  value: Value;
  choices: readonly Choice<Value>[];
  onChange: (value: Value) => void;
}

/** Two or three options with explanations; two are side by side if there is room. */
export function RadioGroup<Value extends string>({
  label,
  value,
  choices,
  onChange,
}: RadioGroupProps<Value>) {
  const name = useId();
  useEarlyChoice(name, value, valuesOf(choices), onChange);
  return (
    <fieldset>
      <legend className="mb-1.5 text-sm font-medium text-ink">{label}</legend>
      <div className={classNames('grid gap-2', choices.length === 2 && 'sm:grid-cols-2')}>
        {choices.map((choice) => (
          <label
            key={choice.value}
            className={classNames(
              'flex cursor-pointer items-start gap-2.5 rounded-md border bg-raised p-3 transition-colors',
              choice.value === value ? 'border-ink' : 'border-edge hover:bg-sunken',
            )}
          >
            <input
              type="radio"
              name={name}
              value={choice.value}
              checked={choice.value === value}
              onChange={() => onChange(choice.value)}
              className="mt-[0.3em] size-4.5 shrink-0 accent-(--color-ink)"
            />
            <span>
              <span className="block text-base text-ink">{choice.label}</span>
              {choice.hint && <span className="mt-0.5 block text-sm text-soft">{choice.hint}</span>}
            </span>
          </label>
        ))}
      </div>
    </fieldset>
  );
}
