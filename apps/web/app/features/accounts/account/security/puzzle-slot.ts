import { type ComponentType, createContext, use } from 'react';

/** Input of a puzzle, and the callback for its solution. */
export interface PuzzleSlotProps {
  /** The number or address to which the code will be sent. */
  account: string;
  action: 'verify' | 'bind';
  onPass: (slider: string) => void;
}

/** The puzzle belongs to the sign-in feature; routes inject it here. */
export const PuzzleSlot = createContext<ComponentType<PuzzleSlotProps> | null>(null);

/** The puzzle component of the page. */
export function usePuzzleSlot(): ComponentType<PuzzleSlotProps> {
  const Puzzle = use(PuzzleSlot);
  if (!Puzzle) throw new Error('A page that sends codes has no puzzle');
  return Puzzle;
}
