import { useEffect } from 'react';
import { useLatest } from '../../platform/use-latest.ts';
import type { Command } from './command.ts';

/** Creates the commands of the open page; null without any. */
let make: (() => readonly Command[]) | null = null;

/** Adds commands to the palette while the calling page is open; they are created when the palette opens. */
export function usePageCommands(makeCommands: () => readonly Command[]): void {
  const latest = useLatest(makeCommands);
  useEffect(() => {
    const mine = () => latest.current();
    make = mine;
    return () => {
      if (make === mine) make = null;
    };
  }, [latest]);
}

/** The commands of the open page. */
export function readPageCommands(): readonly Command[] {
  return make?.() ?? [];
}
