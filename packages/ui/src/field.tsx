import { type ComponentProps, type CSSProperties, type ReactNode, useId } from 'react';
import { classNames } from './class-names.ts';
import { useEarlyInput, useEarlyTick } from './use-early-input.ts';
import { withoutNull } from './without-null.ts';

interface FieldFrameProps {
  id: string;
  label: string;
  isLabelHidden: boolean;
  hint: ReactNode;
  error: ReactNode;
  children: ReactNode;
}

function FieldFrame({ id, label, isLabelHidden, hint, error, children }: FieldFrameProps) {
  return (
    <div className="flex flex-col gap-1.5">
      <label htmlFor={id} className={isLabelHidden ? 'sr-only' : 'text-sm font-medium text-ink'}>
        {label}
      </label>
      {children}
      {hint && (
        <p id={`${id}-hint`} className="text-sm text-faint">
          {hint}
        </p>
      )}
      <p id={`${id}-error`} aria-live="polite" className="text-sm text-bad empty:hidden">
        {error}
      </p>
    </div>
  );
}

const inputClass =
  'w-full rounded-md border border-edge bg-raised px-3 text-base text-ink placeholder:text-faint aria-invalid:border-bad disabled:opacity-60';

interface FieldProps {
  /** Always available to screen readers, even if visually hidden. */
  label: string;
  isLabelHidden?: boolean;
  hint?: ReactNode;
  /** Validation message; announced when it appears. */
  error?: ReactNode;
}

function useField(id: string | undefined, hint: ReactNode, error: ReactNode) {
  const made = useId();
  const field = id ?? made;
  const described = [hint && `${field}-hint`, error && `${field}-error`].filter(Boolean).join(' ');
  return {
    field,
    attributes: {
      id: field,
      'aria-invalid': error ? (true as const) : undefined,
      'aria-describedby': described || undefined,
    },
  };
}

export interface TextFieldProps extends FieldProps, Omit<ComponentProps<'input'>, 'prefix'> {
  /** Shown inside the field before the value, such as a country code. */
  prefix?: ReactNode;
  /** Shown inside the field after the value, such as a button that shows the password. */
  suffix?: ReactNode;
}

/** A single-line text field with label, hint and error. Text is 16 px so that phones do not zoom in. */
export function TextField({
  label,
  isLabelHidden = false,
  hint,
  error,
  prefix,
  suffix,
  id,
  className,
  ...rest
}: TextFieldProps) {
  const { field, attributes } = useField(id, hint, error);
  useEarlyInput(field, rest.value);
  return (
    <FieldFrame id={field} label={label} isLabelHidden={isLabelHidden} hint={hint} error={error}>
      <div className="relative flex items-stretch gap-2">
        {prefix}
        <input
          {...attributes}
          {...rest}
          onChange={withoutNull(rest.onChange)}
          className={classNames(inputClass, 'h-11', className)}
        />
        {suffix}
      </div>
    </FieldFrame>
  );
}

/** A height of `--rows` lines and the padding, which any class for the height overrides. */
const rowsClass = '[:where(&)]:min-h-[calc(var(--rows)*1lh+1.25rem+2px)]';

export interface TextAreaProps extends FieldProps, ComponentProps<'textarea'> {}

/**
 * A multi-line text field with label, hint and error, at least `rows` lines high (by default 2). Grows with its content
 * where browsers support it.
 */
export function TextArea({
  label,
  isLabelHidden = false,
  hint,
  error,
  id,
  className,
  rows = 2,
  style,
  ...rest
}: TextAreaProps) {
  const { field, attributes } = useField(id, hint, error);
  useEarlyInput(field, rest.value);
  return (
    <FieldFrame id={field} label={label} isLabelHidden={isLabelHidden} hint={hint} error={error}>
      <textarea
        {...attributes}
        {...rest}
        onChange={withoutNull(rest.onChange)}
        rows={rows}
        // Browsers that size a field by its content ignore its rows.
        style={{ '--rows': rows, ...style } as CSSProperties}
        className={classNames(inputClass, rowsClass, 'field-sizing-content py-2.5', className)}
      />
    </FieldFrame>
  );
}

export interface CheckboxProps extends Omit<ComponentProps<'input'>, 'type' | 'children'> {
  /** Label of the checkbox; may contain links. */
  label: ReactNode;
  error?: ReactNode;
}

/** A checkbox with its label. */
export function Checkbox({ label, error, id, className, ...rest }: CheckboxProps) {
  const { field, attributes } = useField(id, undefined, error);
  useEarlyTick(field, rest.checked);
  return (
    <div className={className}>
      <div className="flex items-start gap-2.5">
        <input
          type="checkbox"
          {...attributes}
          {...rest}
          className="mt-[0.3em] size-4.5 shrink-0 pointer-coarse:mt-[calc(0.3em+0.75rem)]"
        />
        <label htmlFor={field} className="text-sm text-soft pointer-coarse:py-3">
          {label}
        </label>
      </div>
      <p id={`${field}-error`} aria-live="polite" className="text-sm text-bad empty:hidden">
        {error}
      </p>
    </div>
  );
}
