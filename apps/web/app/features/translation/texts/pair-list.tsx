import type { TranslationDirection } from '@inkstone/translate';
import { Button, classNames } from '@inkstone/ui';
import { useTranslations } from 'use-intl';
import { joinWithNext, splitPair } from '../../../shared/translation/edit-pairs.ts';
import { type Sheet, writeSource, writeTarget } from '../../../shared/translation/sheet.ts';
import { PairRow, type Side } from './pair-row.tsx';
import { usePairGrid } from './use-pair-grid.ts';

export interface PairListProps {
  sheet: Sheet;
  direction: TranslationDirection;
  active: number | null;
  waiting: ReadonlySet<number>;
  /** Whether pairs can be translated now. */
  canTranslate: boolean;
  canUndo: boolean;
  /** Whether the translation of the active pair is being edited initially. */
  isEditing: boolean;
  onActive: (id: number) => void;
  onEdit: (change: (sheet: Sheet) => Sheet, step: string) => void;
  onTranslate: (id: number) => void;
  onUndo: () => void;
}

const writers = { source: writeSource, target: writeTarget } as const;

/**
 * Text and translation side by side, pair by pair: arrow keys move, Enter edits, and wrong pairs can be
 * merged and split.
 */
export function PairList(props: PairListProps) {
  const { sheet, direction, active, waiting, onActive, onEdit } = props;
  const t = useTranslations('translate');
  const { pairs } = sheet;
  const grid = usePairGrid({ pairs, ...props });
  const { editing, setEditing, setSide, carets } = grid;

  return (
    <div className="flex min-h-0 grow flex-col">
      <PairTools {...props} grid={grid} />
      {/* biome-ignore lint/a11y/useSemanticElements: a grid with fields is not a data table. */}
      <div
        ref={grid.list}
        role="grid"
        aria-label={t('pairs')}
        tabIndex={-1}
        onKeyDown={grid.onKeyDown}
        className={classNames('min-h-0 grow overflow-y-auto outline-none', pairs.length === 0 && 'hidden')}
      >
        {pairs.map((pair, index) => {
          const select = (side: Side) => {
            onActive(pair.id);
            setSide(side);
          };
          return (
            <PairRow
              key={pair.id}
              pair={pair}
              number={index + 1}
              isParagraph={index > 0 && pair.gap.includes('\n')}
              direction={direction}
              isActive={pair.id === active}
              tabStop={pair.id === grid.shown ? grid.side : null}
              isWaiting={waiting.has(pair.id)}
              editing={editing?.id === pair.id ? editing : null}
              onSelect={select}
              onBegin={(side, caret) => {
                select(side);
                setEditing({ id: pair.id, side, caret });
              }}
              onEnd={() => setEditing((now) => (now?.id === pair.id ? null : now))}
              onCaret={(side, caret) => carets.note(pair.id, side, caret)}
              onWrite={(side, text) =>
                onEdit((before) => writers[side](before, pair.id, text), `${side}-${pair.id}`)
              }
              onFieldKey={(event) => grid.onFieldKey(event, pair.id)}
            />
          );
        })}
      </div>
      {pairs.length === 0 && <p className="grow px-4 py-3 text-faint">{t('pairsEmpty')}</p>}
    </div>
  );
}

/** Actions on the active pair. */
function PairTools(props: PairListProps & { grid: ReturnType<typeof usePairGrid> }) {
  const { sheet, direction, active, canTranslate, canUndo, onEdit, onTranslate, onUndo, grid } = props;
  const t = useTranslations('translate');
  const pair = sheet.pairs[grid.at];
  const tool = (label: string, isDisabled: boolean, run: () => void) => (
    <Button size="small" kind="quiet" disabled={isDisabled} onClick={run}>
      {label}
    </Button>
  );

  function split() {
    if (!pair) return;
    const { carets } = grid;
    const [source, target] = [carets.placeIn(pair, 'source'), carets.placeIn(pair, 'target')];
    onEdit((before) => splitPair(before, pair.id, source, target), '');
    carets.forget();
    grid.setEditing(null);
  }

  return (
    <div
      role="toolbar"
      aria-label={t('pairTools')}
      className="flex flex-wrap items-center gap-1 border-b border-line px-2 py-1.5"
    >
      {tool(t('again'), !pair?.source || !canTranslate, () => active !== null && onTranslate(active))}
      {tool(t('join'), !pair || grid.at === sheet.pairs.length - 1, () =>
        onEdit((before) => joinWithNext(before, active ?? 0, direction.to), ''),
      )}
      {tool(t('split'), !pair, split)}
      {tool(t('undo'), !canUndo, onUndo)}
      <p className="ml-auto px-2 text-xs text-faint max-lg:hidden">{t('pairKeys')}</p>
    </div>
  );
}
