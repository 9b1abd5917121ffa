import type { PuzzleView } from '@inkstone/contracts/accounts';
import { Button, classNames } from '@inkstone/ui';
import { useEffect, useRef, useState } from 'react';
import { useTranslations } from 'use-intl';

export interface WordsPuzzleProps {
  puzzle: Extract<PuzzleView, { kind: 'words' }>;
  isBusy: boolean;
  onAnswer: (picks: number[]) => void;
}

/** Words as buttons, to be pressed in the requested order. Submits after the last one. */
export function WordsPuzzle({ puzzle, isBusy, onAnswer }: WordsPuzzleProps) {
  const t = useTranslations('accounts');
  const [picks, setPicks] = useState<readonly number[]>([]);
  const group = useRef<HTMLDivElement>(null);
  useEffect(() => group.current?.querySelector('button')?.focus(), []);
  const pick = (i: number) => {
    if (isBusy || picks.includes(i)) return;
    const next = [...picks, i];
    setPicks(next);
    if (next.length === puzzle.picks) onAnswer(next);
  };
  const picked = picks.map((i) => puzzle.words[i]).join(' → ');
  return (
    <>
      {/* biome-ignore lint/a11y/useSemanticElements: a fieldset cannot be a grid in every browser. */}
      <div ref={group} role="group" aria-label={puzzle.question} className="grid grid-cols-3 gap-2">
        {puzzle.words.map((word, i) => {
          const place = picks.indexOf(i);
          return (
            <button
              key={word}
              type="button"
              aria-pressed={place >= 0}
              aria-disabled={isBusy || place >= 0 || undefined}
              onClick={() => pick(i)}
              className={classNames(
                'min-h-12 rounded-md border border-edge bg-raised px-1 text-sm wrap-anywhere hover:bg-sunken',
                place >= 0 && 'border-seal bg-seal-wash text-seal',
              )}
            >
              {place >= 0 && <span className="mr-1 tabular-nums">{place + 1}</span>}
              {word}
            </button>
          );
        })}
      </div>
      <div className="flex min-h-8 items-center justify-between gap-3">
        <p aria-live="polite" className="text-sm text-soft">
          {picks.length > 0 ? t('wordsPicked', { words: picked }) : t('wordsPickedNone')}
        </p>
        {picks.length > 0 && (
          <Button size="small" onClick={() => setPicks(picks.slice(0, -1))} disabled={isBusy}>
            {t('wordsUndo')}
          </Button>
        )}
      </div>
    </>
  );
}
