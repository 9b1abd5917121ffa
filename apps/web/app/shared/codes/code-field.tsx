import { codeDigits } from '@inkstone/contracts/accounts';
import { TextField, type TextFieldProps } from '@inkstone/ui';
import { useEffect, useRef } from 'react';
import { digitsOfCode } from './digits-of-code.ts';

export interface CodeFieldProps extends Omit<TextFieldProps, 'value' | 'onChange'> {
  code: string;
  onCode: (code: string) => void;
  /** Called when the last digit has been entered. */
  onWhole: (code: string) => void;
}

/**
 * An input for a one-time code. Accepts a pasted message and autofill; after a wrong code, new digits replace
 * it.
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
      // Compensates the letter spacing after the last digit, so that the code is centred.
      className="text-center indent-[0.4em] text-xl tracking-[0.4em] tabular-nums"
    />
  );
}
