import { followPlace, type InsertionPlace, insertionPlace, insertText } from '@inkstone/editor/proposals';
import { Button, Notice, Spinner, showToast } from '@inkstone/ui';
import { type KeyboardEvent, useEffect, useRef, useState } from 'react';
import { useTranslations } from 'use-intl';
import { RunError } from '../../../../shared/rewriting/run-error.tsx';
import type { WritingContext } from '../../../../shared/writing-tool.ts';
import type { Continuation } from './continuation.ts';
import { CopyButton } from './copy-button.tsx';
import { useContinue } from './use-continue.ts';

export interface ContinueViewProps {
  context: WritingContext;
  onLeave: () => void;
}

/** Continues the text at the caret: the user chooses a direction, then the text is shown and applied by Tab. */
export function ContinueView({ context, onLeave }: ContinueViewProps) {
  const t = useTranslations('rewrite');
  const { editor } = context;
  const box = useRef<HTMLDivElement>(null);
  const place = usePlace(context);
  const [isRefused, setRefused] = useState(false);
  const { state, suggest, write, stop } = useContinue(context);
  const { phase, text } = state;
  useEffect(() => {
    // The focus is moved, because each phase has different buttons.
    if (phase) box.current?.focus();
  }, [phase]);

  function apply() {
    const inserted = editor.isEditable ? insertText(editor.view, place(), text) : null;
    if (inserted === null) {
      // The text stays, because it has been charged.
      showToast.warning(t('couldNotInsert'));
      setRefused(true);
      return;
    }
    if (inserted === 'below') showToast.info(t('insertedBelow'));
    onLeave();
  }

  function onKeyDown(event: KeyboardEvent) {
    const direction = phase === 'choosing' ? state.directions[Number(event.key) - 1] : undefined;
    if (event.key === 'Escape') onLeave();
    else if (direction !== undefined) void write(direction);
    else if (
      event.key === 'Tab' &&
      !event.shiftKey &&
      event.target === box.current &&
      phase === 'done' &&
      text
    ) {
      apply();
    } else return;
    event.preventDefault();
  }

  return (
    <div
      ref={box}
      role="dialog"
      aria-label={t('continue')}
      tabIndex={-1}
      onKeyDown={onKeyDown}
      className="flex flex-col gap-3 p-3 outline-none sm:w-96"
    >
      {state.error && <RunError error={state.error} />}
      {phase === 'directions' && (
        <p role="status" className="flex items-center gap-2 text-sm text-soft">
          <Spinner />
          {t('directionsWaiting')}
        </p>
      )}
      {phase === 'choosing' && <Directions state={state} onChoose={(direction) => void write(direction)} />}
      {state.isLost && text !== '' && (
        <Notice tone="warn">
          {t('continueLost')} {t('continueRest')}
        </Notice>
      )}
      {text !== '' && (
        <p lang="" className="font-serif break-words whitespace-pre-wrap">
          {text}
        </p>
      )}
      <Choices
        state={state}
        canCopy={isRefused || state.isLost}
        onApply={apply}
        onStop={stop}
        onLeave={onLeave}
        onRetry={() => void suggest()}
      />
    </div>
  );
}

/** Returns a function that reads the place of the caret, which follows the edits since the view was opened. */
function usePlace({ editor }: WritingContext) {
  const place = useRef<InsertionPlace>(null);
  place.current ??= insertionPlace(editor.view);
  useEffect(() => {
    const follow = ({ transaction }: { transaction: Parameters<typeof followPlace>[1] }) => {
      if (place.current) place.current = followPlace(place.current, transaction);
    };
    editor.on('transaction', follow);
    return () => {
      editor.off('transaction', follow);
    };
  }, [editor]);
  return () => place.current ?? insertionPlace(editor.view);
}

interface ChoicesProps {
  state: Continuation;
  canCopy: boolean;
  onApply: () => void;
  onStop: () => void;
  onLeave: () => void;
  onRetry: () => void;
}

function Choices({ state, canCopy, onApply, onStop, onLeave, onRetry }: ChoicesProps) {
  const { phase, text, words, error } = state;
  const t = useTranslations('rewrite');
  return (
    <div className="flex flex-wrap items-center gap-1.5">
      {phase === 'done' && text !== '' && (
        <Button size="small" kind="primary" onClick={onApply}>
          {t('apply')}
        </Button>
      )}
      {phase === 'writing' && (
        <Button size="small" onClick={onStop}>
          {t('stop')}
        </Button>
      )}
      {canCopy && text !== '' && <CopyButton text={text} />}
      {phase !== 'writing' && (
        <Button size="small" onClick={onLeave}>
          {t('discard')}
        </Button>
      )}
      {(phase === 'done' || error) && (
        <Button size="small" kind="quiet" onClick={onRetry}>
          {t('retry')}
        </Button>
      )}
      {words !== null && (
        <span className="ml-auto text-sm text-soft tabular-nums">{t('receipt', { words: words })}</span>
      )}
    </div>
  );
}

interface DirectionsProps {
  state: Continuation;
  onChoose: (direction: string) => void;
}

function Directions({ state: { directions, price }, onChoose }: DirectionsProps) {
  const t = useTranslations('rewrite');
  if (directions.length === 0) return null;
  return (
    <div className="flex flex-col gap-2">
      <p className="text-sm font-medium">{t('directions')}</p>
      <ol className="flex flex-col gap-1">
        {directions.map((direction, i) => (
          <li key={direction}>
            <button
              type="button"
              lang=""
              onClick={() => onChoose(direction)}
              className="flex min-h-9 w-full gap-2 rounded-md border border-line px-3 py-1.5 text-left text-sm hover:bg-sunken pointer-coarse:min-h-11"
            >
              <span aria-hidden="true" className="text-faint tabular-nums">
                {i + 1}
              </span>
              {direction}
            </button>
          </li>
        ))}
      </ol>
      {price !== null && <p className="text-sm text-soft">{t('continuePrice', { price })}</p>}
    </div>
  );
}
