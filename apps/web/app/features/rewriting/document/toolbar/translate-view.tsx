import { insertBelow, proposalsIn } from '@inkstone/editor/proposals';
import { Button, Spinner, showToast } from '@inkstone/ui';
import { type KeyboardEvent, useEffect, useRef, useState } from 'react';
import { useTranslations } from 'use-intl';
import { RunError } from '../../../../shared/rewriting/run-error.tsx';
import type { WritingContext } from '../../../../shared/writing-tool.ts';
import type { RewriteSession } from '../run/rewrite-session.ts';
import { chosenText, type Run, type RunSentence } from '../run/run-state.ts';
import { useAccept } from '../run/use-accept.ts';
import { CopyButton } from './copy-button.tsx';

export interface TranslateViewProps {
  context: WritingContext;
  session: RewriteSession;
  run: Run;
  /** Removes the proposal and returns to the text. */
  onLeave: () => void;
}

/** The translation of the selected text. Tab replaces the text with it, Escape discards it. */
export function TranslateView({ context, session, run, onLeave }: TranslateViewProps) {
  const t = useTranslations('rewrite');
  const { view } = context.editor;
  const box = useRef<HTMLDivElement>(null);
  const [left, setLeft] = useState<readonly string[] | null>(null);
  const accept = useAccept(session);
  const sentences = left === null ? run.sentences : run.sentences.filter(({ id }) => left.includes(id));
  const made = sentences.filter((sentence) => chosenText(sentence) !== null);
  const kept = sentences.filter(({ state }) => state === 'kept').length;
  const isRunning = run.phase === 'running';
  const canApply = !isRunning && made.length > 0;
  const text = made.map(chosenText).join('\n');
  useEffect(() => box.current?.focus(), []);

  function replace() {
    const ids = made.map(({ id }) => id);
    const rest = accept(ids, 'text');
    // What cannot replace its text stays, because it has been charged.
    if (rest.length === 0) onLeave();
    else setLeft(rest);
  }

  function insert() {
    const ids = new Set(sentences.map(({ id }) => id));
    const last = proposalsIn(view.state).findLast(({ id }) => ids.has(id));
    if (last && insertBelow(view, last.to, text)) onLeave();
    else {
      showToast.warning(t('couldNotInsert'));
      setLeft(sentences.map(({ id }) => id));
    }
  }

  function onKeyDown(event: KeyboardEvent) {
    if (event.key === 'Escape') onLeave();
    else if (event.key === 'Tab' && !event.shiftKey && event.target === box.current && canApply) replace();
    else return;
    event.preventDefault();
  }

  return (
    <div
      ref={box}
      role="dialog"
      aria-label={t('translate')}
      tabIndex={-1}
      onKeyDown={onKeyDown}
      className="flex flex-col gap-3 p-3 outline-none sm:min-w-80"
    >
      <Passages sentences={made} />
      {run.error && <RunError error={run.error} />}
      <Progress isRunning={isRunning} kept={kept} />
      <div className="flex flex-wrap items-center gap-1.5">
        {canApply && (
          <>
            <Button size="small" kind="primary" onClick={replace}>
              {t('replaceText')}
            </Button>
            <Button size="small" onClick={insert}>
              {t('insertBelow')}
            </Button>
          </>
        )}
        {run.phase === 'stopped' && (
          <Button size="small" kind={canApply ? 'secondary' : 'primary'} onClick={() => session.resume()}>
            {t('resume')}
          </Button>
        )}
        {left !== null && <CopyButton text={text} />}
        <Button size="small" onClick={onLeave}>
          {t('discard')}
        </Button>
      </div>
    </div>
  );
}

function Progress({ isRunning, kept }: { isRunning: boolean; kept: number }) {
  const t = useTranslations('rewrite');
  return (
    <div role="status" className="text-sm text-soft empty:hidden">
      {isRunning ? (
        <span className="flex items-center gap-2">
          <Spinner />
          {t('translating')}
        </span>
      ) : (
        kept > 0 && t('translateFaults', { count: kept })
      )}
    </div>
  );
}

function Passages({ sentences }: { sentences: readonly RunSentence[] }) {
  if (sentences.length === 0) return null;
  return (
    <div lang="" className="flex flex-col gap-2 font-serif">
      {sentences.map((sentence) => (
        <p key={sentence.id} className="whitespace-pre-wrap wrap-break-word">
          {chosenText(sentence)}
        </p>
      ))}
    </div>
  );
}
