import { type RefObject, useEffect, useRef } from 'react';

/** Focuses an element when a value changes, if the focused element was removed by the change. */
export function useLostFocus<T>(value: T, find: (before: T) => HTMLElement | null | undefined): void {
  const before = useRef(value);
  const latest = useRef(find);
  latest.current = find;
  useEffect(() => {
    if (before.current === value) return;
    if (document.activeElement === document.body)
      latest.current(before.current)?.focus({ preventScroll: true });
    before.current = value;
  }, [value]);
}

/**
 * Keeps the focus of keyboard users when a form replaces the content of an element and is closed again: on its first field, then
 * on the button with the name of the form in `data-opens`.
 */
export function useFormFocus(content: RefObject<HTMLElement | null>, opened: string | null): void {
  useLostFocus(opened, (before) => {
    const wanted = opened === null ? `[data-opens="${before}"]` : 'input, textarea, select';
    return content.current?.querySelector<HTMLElement>(wanted);
  });
}
