import { type ComponentProps, useLayoutEffect, useRef } from 'react';

type TextInput = HTMLInputElement | HTMLTextAreaElement;

/**
 * Reports what the user or the browser has entered into a controlled field before hydration. Otherwise the
 * next render would replace it with `value`.
 */
export function useEarlyInput(id: string, value: ComponentProps<'input'>['value']): void {
  const rendered = useRef(value);
  useLayoutEffect(() => {
    const input = document.getElementById(id);
    const isText = input instanceof HTMLInputElement || input instanceof HTMLTextAreaElement;
    if (isText && rendered.current !== undefined && input.value !== String(rendered.current)) report(input);
  }, [id]);
}

/**
 * Clears the field through React's setter before reporting, because React ignores an event whose value equals the last one it
 * saw.
 */
function report(input: TextInput): void {
  const { value, selectionStart, selectionEnd } = input;
  const prototype =
    input instanceof HTMLInputElement ? HTMLInputElement.prototype : HTMLTextAreaElement.prototype;
  input.value = '';
  Object.getOwnPropertyDescriptor(prototype, 'value')?.set?.call(input, value);
  // Null for types such as e-mail.
  if (selectionStart !== null) input.setSelectionRange(selectionStart, selectionEnd);
  input.dispatchEvent(new Event('input', { bubbles: true }));
}

/** Does the same for a controlled checkbox. */
export function useEarlyTick(id: string, isChecked: boolean | undefined): void {
  const rendered = useRef(isChecked);
  useLayoutEffect(() => {
    const input = document.getElementById(id);
    if (!(input instanceof HTMLInputElement) || rendered.current === undefined) return;
    if (input.checked === rendered.current) return;
    // Clicking reports the state to React, which must have seen the opposite state before.
    input.checked = rendered.current;
    input.click();
  }, [id]);
}

/** Does the same for a controlled group of radio buttons with a name, or a controlled select with an id: `field`. */
export function useEarlyChoice<Value extends string>(
  field: string,
  value: Value,
  choices: readonly Value[],
  onChange: (value: Value) => void,
): void {
  const first = useRef({ value, choices, onChange });
  useLayoutEffect(() => {
    const select = document.getElementById(field);
    const chosen =
      select instanceof HTMLSelectElement
        ? select
        : document.querySelector<HTMLInputElement>(`input[name="${CSS.escape(field)}"]:checked`);
    const known = first.current.choices.find((choice) => choice === chosen?.value);
    if (known !== undefined && known !== first.current.value) first.current.onChange(known);
  }, [field]);
}
