import { isInputMethodKey } from '@inkstone/ui';
import { type ComponentProps, type KeyboardEvent, useEffect, useRef, useState } from 'react';

export interface FindFieldProps
  extends Omit<ComponentProps<'input'>, 'value' | 'onChange' | 'onKeyDown' | 'aria-label'> {
  label: string;
  value: string;
  /** Called with each value except those of a composition that has not ended. */
  onValue: (value: string) => void;
  onEnter: (isBackwards: boolean) => void;
}

/** A field of the find bar. */
export function FindField({ label, value, onValue, onEnter, ...rest }: FindFieldProps) {
  const [shown, setShown] = useState(value);
  const isComposing = useRef(false);
  useEffect(() => setShown(value), [value]);
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Enter' || isInputMethodKey(event.nativeEvent)) return;
    event.preventDefault();
    onEnter(event.shiftKey);
  };
  return (
    <input
      {...rest}
      type="text"
      inputMode="search"
      autoComplete="off"
      autoCapitalize="off"
      spellCheck={false}
      aria-label={label}
      placeholder={label}
      value={shown}
      onCompositionStart={() => {
        isComposing.current = true;
      }}
      onCompositionEnd={({ currentTarget }) => {
        isComposing.current = false;
        onValue(currentTarget.value);
      }}
      onChange={({ target }) => {
        setShown(target.value);
        if (!isComposing.current) onValue(target.value);
      }}
      onKeyDown={onKeyDown}
      // 16 px, so that phones do not zoom in.
      className="h-9 w-0 min-w-0 grow rounded-md border border-edge bg-paper px-2 text-base text-ink placeholder:text-faint pointer-coarse:h-11"
    />
  );
}
