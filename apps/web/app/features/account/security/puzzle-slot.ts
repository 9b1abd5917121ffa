import { type ComponentType, createContext, use } from 'react';

/** What a puzzle is told, and whom it tells when it is solved. */
export interface PuzzleSlotProps {
  /** The number or address that a code shall go to. */
  account: string;
  action: 'verify' | 'bind';
  onPass: (slider: string) => void;
}

/** The puzzle belongs to the login; routes put it in here. */
export const PuzzleSlot = createContext<ComponentType<PuzzleSlotProps> | null>(null);

/** The puzzle of the page. */
export function usePuzzleSlot(): ComponentType<PuzzleSlotProps> {
  const Puzzle = use(PuzzleSlot);
  if (!Puzzle) throw new Error('A page that sends codes has no puzzle');
  return Puzzle;
}
