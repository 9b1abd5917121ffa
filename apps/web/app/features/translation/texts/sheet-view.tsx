import { useState } from 'react';
import { followText } from '../../../shared/translation/sheet.ts';
import { directionOf } from './draft-direction.ts';
import { PairList } from './pair-list.tsx';
import { TextView } from './text-view.tsx';
import type { useDraft } from './use-draft.ts';
import type { useTranslating } from './use-translating.ts';
import type { View } from './view-bar.tsx';

export interface SheetViewProps {
  view: View;
  onView: (view: View) => void;
  drafting: ReturnType<typeof useDraft>;
  work: ReturnType<typeof useTranslating>;
  canTranslate: boolean;
  /** Translates the untranslated pairs as soon as that is possible. */
  onRun: () => void;
  maxLength: number;
}

const none: ReadonlySet<number> = new Set();

/** The text and its translation in the chosen view. Both views share the active pair. */
export function SheetView({ view, onView, drafting, work, canTranslate, onRun, maxLength }: SheetViewProps) {
  const [active, setActive] = useState<number | null>(null);
  // The pair that was opened for editing in the other view.
  const [opened, setOpened] = useState<number | null>(null);
  const { draft, edit, undo, canUndo } = drafting;
  const direction = directionOf(draft);
  const shared = { sheet: draft.sheet, active, waiting: work.run?.waiting ?? none };
  if (view === 'text') {
    return (
      <TextView
        {...shared}
        direction={direction}
        maxLength={maxLength}
        onActive={setActive}
        onChange={(given) => edit((before) => followText(before, given), 'text')}
        onRun={onRun}
        onOpen={(id) => {
          setActive(id);
          setOpened(id);
          onView('pairs');
        }}
      />
    );
  }
  return (
    <PairList
      {...shared}
      direction={direction ?? { from: 'zh', to: 'en' }}
      canTranslate={canTranslate}
      canUndo={canUndo}
      isEditing={opened !== null && opened === active}
      onActive={(id) => {
        setActive(id);
        setOpened(null);
      }}
      onEdit={edit}
      onTranslate={(id) => canTranslate && work.translatePair(id)}
      onUndo={() => canUndo && undo()}
    />
  );
}
