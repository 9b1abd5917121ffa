import type { TranslationDirection } from '@inkstone/translate';
import { classNames } from '@inkstone/ui';
import { type KeyboardEvent, memo, useCallback } from 'react';
import { useTranslations } from 'use-intl';
import { isOpen, type Pair } from '../../../shared/translation/sheet.ts';
import { caretAt } from './caret-at.ts';
import { notesOf } from './pair-notes.ts';
import { StackedTextArea } from './stacked-text-area.tsx';

/** One of the two texts of a pair. */
export type Side = 'source' | 'target';

/** The edited cell, with the position of the caret; null for the end. */
export interface PairPlace {
  readonly id: number;
  readonly side: Side;
  readonly caret: number | null;
}

export interface PairRowProps {
  pair: Pair;
  /** Counted from 1. */
  number: number;
  /** Whether a paragraph begins with this pair. */
  isParagraph: boolean;
  direction: TranslationDirection;
  isActive: boolean;
  /** The cell that the Tab key reaches; null in other rows. */
  tabStop: Side | null;
  isWaiting: boolean;
  editing: PairPlace | null;
  onSelect: (side: Side) => void;
  onBegin: (side: Side, caret: number | null) => void;
  onEnd: () => void;
  onCaret: (side: Side, caret: number) => void;
  onWrite: (side: Side, text: string) => void;
  onFieldKey: (event: KeyboardEvent) => void;
}

/** Off-screen rows are not laid out. */
const rowClass =
  'grid grid-cols-[minmax(0,1fr)] md:grid-cols-2 skip-off-screen [contain-intrinsic-size:auto_4rem]';

/** A sentence and its translation. */
export function PairRow(props: PairRowProps) {
  const { pair, isParagraph, isActive } = props;
  return (
    // biome-ignore lint/a11y/useSemanticElements: see the grid.
    // biome-ignore lint/a11y/useFocusableInteractive: its cells take the focus.
    <div
      role="row"
      aria-selected={isActive}
      data-pair={pair.id}
      className={classNames(
        rowClass,
        'border-b border-line',
        isParagraph && 'border-t-4 border-t-sunken',
        isActive && 'bg-marker/40',
      )}
    >
      <Cell {...props} side="source" />
      <Cell {...props} side="target" />
    </div>
  );
}

const cellText = 'px-4 py-2 font-serif text-base';

function Cell(props: PairRowProps & { side: Side }) {
  const { pair, number, direction, side, isWaiting, editing, tabStop, onSelect, onBegin, onEnd, onCaret } =
    props;
  const t = useTranslations('translate');
  const text = pair[side];
  const isEdited = editing?.side === side;
  const label = t(side === 'source' ? 'pairSource' : 'pairTarget', { number });
  const caret = editing?.caret ?? null;
  const begin = useCallback(
    (field: HTMLTextAreaElement | null) => {
      if (!field) return;
      field.focus({ preventScroll: true });
      const place = caret ?? field.value.length;
      field.setSelectionRange(place, place);
    },
    [caret],
  );
  return (
    // biome-ignore lint/a11y/useSemanticElements: see the grid.
    // biome-ignore lint/a11y/useKeyWithClickEvents: the keys are handled by the grid.
    <div
      role="gridcell"
      aria-busy={isWaiting && side === 'target'}
      tabIndex={isEdited ? undefined : tabStop === side ? 0 : -1}
      data-cell={`${pair.id}-${side}`}
      lang={side === 'source' ? direction.from : direction.to}
      onFocus={() => onSelect(side)}
      onClick={(event) => !isEdited && onBegin(side, caretAt(event, text))}
      className={classNames(
        'min-w-0 cursor-text focus-visible:-outline-offset-2',
        side === 'target' && 'max-md:pl-3',
      )}
    >
      {isEdited ? (
        <StackedTextArea
          ref={begin}
          aria-label={label}
          value={text}
          textClass={cellText}
          onChange={(event) => props.onWrite(side, event.target.value)}
          onSelect={({ currentTarget }) => onCaret(side, currentTarget.selectionStart)}
          onKeyDown={props.onFieldKey}
          onBlur={onEnd}
        />
      ) : (
        <p
          className={classNames(
            cellText,
            'min-h-[calc(1lh+1rem)] whitespace-pre-wrap wrap-break-word',
            side === 'target' && pair.isOutdated && 'text-faint',
          )}
        >
          {isWaiting && side === 'target' && text === '' ? (
            <span className="animate-pulse rounded-sm bg-sunken text-transparent select-none motion-reduce:animate-none">
              {pair.source}
            </span>
          ) : (
            text
          )}
        </p>
      )}
      {side === 'target' && !isWaiting && <Notes pair={pair} />}
    </div>
  );
}

/** Shows the faults and notes of a pair; nothing if there are none. */
const Notes = memo(function Notes({ pair }: { pair: Pair }) {
  const t = useTranslations('translate');
  const { fault, isOutdated, missedTerms, differing } = notesOf(pair);
  const lines = [
    ...(fault ? [t(`fault_${fault}`)] : isOutdated ? [t('outdated')] : []),
    ...missedTerms.map(({ source, target }) => t('missedTerm', { source, target })),
    ...(differing.length > 0 ? [t('differing', { values: differing.join(' · ') })] : []),
  ];
  if (lines.length === 0 || (isOpen(pair) && pair.target === '' && !fault)) return null;
  return (
    <ul className="px-4 pb-2 font-sans text-sm text-warn" lang="">
      {lines.map((line) => (
        <li key={line}>{line}</li>
      ))}
    </ul>
  );
});
