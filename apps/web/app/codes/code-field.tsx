import { codeDigits } from '@inkstone/contracts/accounts';
import { TextField, type TextFieldProps } from '@inkstone/ui';
import { useEffect, useRef } from 'react';
import { digitsOfCode } from './digits-of-code.ts';

export interface CodeFieldProps extends Omit<TextFieldProps, 'value' | 'onChange'> {
  code: string;
  onCode: (code: string) => void;
  /** Its last digit is there. */
  onWhole: (code: string) => void;
}

/**
 * Asks for a code that was sent. Whole messages can be pasted, phones fill it in by themselves, and after a wrong
 * code the next one takes its place.
 */
export function CodeField({ code, onCode, onWhole, error, ...field }: CodeFieldProps) {
  const input = useRef<HTMLInputElement>(null);
  useEffect(() => {
    if (!error) return;
    input.current?.focus();
    input.current?.select();
  }, [error]);
  const enter = (text: string) => {
    const typed = digitsOfCode(text);
    onCode(typed);
    if (typed.length === codeDigits && typed !== code) onWhole(typed);
  };
  return (
    <TextField
      {...field}
      ref={input}
      inputMode="numeric"
      autoComplete="one-time-code"
      value={code}
      error={error}
      onChange={(event) => enter(event.target.value)}
      // The space that follows the last digit is made up for, or the code would not stand in the middle.
      className="text-center indent-[0.4em] text-xl tracking-[0.4em] tabular-nums"
    />
  );
}
