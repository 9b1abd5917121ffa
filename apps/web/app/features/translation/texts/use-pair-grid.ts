import { isInputMethodKey } from '@inkstone/ui';
import { type KeyboardEvent, useEffect, useRef, useState } from 'react';
import { endOfFirst } from '../../../shared/translation/edit-pairs.ts';
import type { Pair } from '../../../shared/translation/sheet.ts';
import type { PairPlace, Side } from './pair-row.tsx';

export interface PairGridOptions {
  pairs: readonly Pair[];
  active: number | null;
  /** Whether the translation of the active pair is edited initially. */
  isEditing: boolean;
  onActive: (id: number) => void;
  onTranslate: (id: number) => void;
  onUndo: () => void;
}

/** The focus of the grid of pairs: the focused cell, the edited cell, and the key handlers. */
export function usePairGrid({ pairs, active, isEditing, onActive, onTranslate, onUndo }: PairGridOptions) {
  const list = useRef<HTMLDivElement>(null);
  const [side, setSide] = useState<Side>('target');
  const [editing, setEditing] = useState<PairPlace | null>(
    isEditing && active !== null ? { id: active, side: 'target', caret: null } : null,
  );
  const carets = useCarets();
  const at = pairs.findIndex(({ id }) => id === active);
  const shown = pairs[at]?.id ?? pairs[0]?.id;

  const cellOf = (id: number | undefined, of: Side) =>
    list.current?.querySelector<HTMLElement>(`[data-cell="${id}-${of}"]`);
  // biome-ignore lint/correctness/useExhaustiveDependencies: scrolls once to the pair that was active in the other view.
  useEffect(() => cellOf(active ?? undefined, 'target')?.scrollIntoView({ block: 'nearest' }), []);

  function goTo(id: number | undefined, of: Side = side) {
    if (id === undefined) return;
    onActive(id);
    setSide(of);
    setEditing(null);
    // The field of a cell is first replaced by its text; until then the grid handles the keys.
    list.current?.focus({ preventScroll: true });
    requestAnimationFrame(() => {
      cellOf(id, of)?.focus();
      cellOf(id, of)?.scrollIntoView({ block: 'nearest' });
    });
  }

  const moves: Record<string, () => void> = {
    ArrowDown: () => goTo(pairs[at + 1]?.id),
    ArrowUp: () => goTo(pairs[Math.max(0, at - 1)]?.id),
    ArrowLeft: () => goTo(shown, 'source'),
    ArrowRight: () => goTo(shown, 'target'),
    Home: () => goTo(pairs[0]?.id),
    End: () => goTo(pairs.at(-1)?.id),
    Enter: () => shown !== undefined && setEditing({ id: shown, side, caret: null }),
    F2: () => shown !== undefined && setEditing({ id: shown, side, caret: null }),
  };

  /** Handles keys while no cell is edited. */
  function onKeyDown(event: KeyboardEvent) {
    const isCommand = event.ctrlKey || event.metaKey;
    const move = isCommand || event.altKey ? undefined : moves[event.key];
    if (isCommand && event.key === 'Enter' && active !== null) onTranslate(active);
    else if (isCommand && event.key === 'z' && !event.shiftKey) onUndo();
    else if (move) move();
    else return;
    event.preventDefault();
  }

  /** Handles keys in the field of a cell. */
  function onFieldKey(event: KeyboardEvent, id: number) {
    event.stopPropagation();
    if (isInputMethodKey(event.nativeEvent)) return;
    const isCommand = event.ctrlKey || event.metaKey;
    if (event.key === 'Escape') goTo(id);
    else if (event.key === 'Enter' && isCommand) onTranslate(id);
    else if (event.key === 'Enter' && !event.shiftKey)
      goTo(pairs[pairs.findIndex((pair) => pair.id === id) + 1]?.id ?? id);
    else return;
    event.preventDefault();
  }

  return { list, side, setSide, editing, setEditing, carets, at, shown, onKeyDown, onFieldKey };
}

/** The last caret position on each side of a pair, at which the pair is split. */
function useCarets() {
  const last = useRef({ id: 0, source: -1, target: -1 });
  return {
    note(id: number, side: Side, caret: number) {
      const before = last.current.id === id ? last.current : { source: -1, target: -1 };
      last.current = { ...before, id, [side]: caret };
    },
    /** Returns the position at which a side of a pair is split: at the caret, or after its first sentence. */
    placeIn(pair: Pair, side: Side): number {
      const caret = last.current.id === pair.id ? last.current[side] : -1;
      return caret > 0 && caret < pair[side].length ? caret : endOfFirst(pair[side]);
    },
    forget() {
      last.current = { id: 0, source: -1, target: -1 };
    },
  };
}
