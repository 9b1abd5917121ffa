import { Button, Spinner } from '@inkstone/ui';
import { type KeyboardEvent, useEffect, useRef, useState } from 'react';
import { useTranslations } from 'use-intl';
import { RunError } from '../../../../shared/rewriting/run-error.tsx';
import { SentenceDiff, visible } from '../../../../shared/rewriting/sentence-diff.tsx';
import { stoppedError } from '../../../../shared/rewriting/stopped-error.ts';
import { MeaningBadge, Reasons } from '../../../../shared/rewriting/version-notes.tsx';
import { WordChoice } from '../panel/word-choice.tsx';
import type { RewriteSession } from '../run/rewrite-session.ts';
import { chosenText, type Run, type RunSentence } from '../run/run-state.ts';
import { useAccept } from '../run/use-accept.ts';
import { CopyButton } from './copy-button.tsx';

export interface PreviewProps {
  session: RewriteSession;
  run: Run;
  /** Removes the proposal and returns to the text. */
  onLeave: () => void;
}

/** Shows a tool's proposal for the selected text. Tab applies it, Escape discards it, arrow keys switch between its versions. */
export function Preview({ session, run, onLeave }: PreviewProps) {
  const t = useTranslations('rewrite');
  const box = useRef<HTMLDivElement>(null);
  const [left, setLeft] = useState<readonly string[] | null>(null);
  const accept = useAccept(session);
  const shown = left === null ? run.sentences : run.sentences.filter(({ id }) => left.includes(id));
  const open = shown.filter((sentence) => chosenText(sentence) !== null);
  const isRunning = run.phase === 'running';
  const versions = Math.max(0, ...open.map((sentence) => sentence.versions.length));
  const chosen = Math.max(0, ...open.map((sentence) => sentence.chosen));
  useEffect(() => box.current?.focus(), []);

  function apply() {
    const ids = open.map(({ id }) => id);
    const rest = accept(ids, 'text');
    // What cannot be applied stays, because it has been charged.
    if (rest.length === 0) onLeave();
    else setLeft(rest);
  }

  function onKeyDown(event: KeyboardEvent) {
    const step = event.key === 'ArrowDown' ? 1 : event.key === 'ArrowUp' ? -1 : 0;
    if (event.key === 'Escape') onLeave();
    else if (
      event.key === 'Tab' &&
      !event.shiftKey &&
      event.target === box.current &&
      !isRunning &&
      open.length > 0
    ) {
      apply();
    } else if (step !== 0 && versions > 1) {
      for (const { id } of open) session.choose(id, chosen + step);
    } else return;
    event.preventDefault();
  }

  const stopped = run.error ?? (run.receipt?.stoppedBy ? stoppedError(run.receipt.stoppedBy) : null);
  return (
    <div
      ref={box}
      role="dialog"
      aria-label={t('preview')}
      tabIndex={-1}
      onKeyDown={onKeyDown}
      className="flex flex-col gap-3 p-3 outline-none sm:min-w-80"
    >
      <div className="flex flex-col gap-2">
        {shown.map((sentence) => (
          <Passage key={sentence.id} sentence={sentence} session={session} isOnly={shown.length === 1} />
        ))}
      </div>
      {stopped && <RunError error={stopped} />}
      <Progress
        isRunning={isRunning}
        isEmpty={!stopped && open.length === 0}
        place={versions > 1 ? { place: chosen + 1, count: versions } : null}
      />
      <div className="flex flex-wrap items-center gap-1.5">
        {open.length > 0 && !isRunning && (
          <Button size="small" kind="primary" onClick={apply}>
            {t('apply')}
          </Button>
        )}
        {left !== null && <CopyButton text={open.map(chosenText).join('\n')} />}
        <Button size="small" onClick={onLeave}>
          {t('discard')}
        </Button>
        {!isRunning && !run.isLight && (
          <Button size="small" kind="quiet" onClick={() => void session.again()}>
            {t('retry')}
          </Button>
        )}
        {open.length > 0 && !isRunning && (
          <span className="ml-auto text-xs text-faint pointer-coarse:hidden">{t('previewKeys')}</span>
        )}
      </div>
    </div>
  );
}

interface ProgressProps {
  isRunning: boolean;
  /** Whether the tool found nothing to change. */
  isEmpty: boolean;
  /** The index of the displayed version and the number of versions; null if there is only one. */
  place: { readonly place: number; readonly count: number } | null;
}

function Progress({ isRunning, isEmpty, place }: ProgressProps) {
  const t = useTranslations('rewrite');
  return (
    <div role="status" className="text-sm text-soft empty:hidden">
      {isRunning ? (
        <span className="flex items-center gap-2">
          <Spinner />
          {t('previewRunning')}
        </span>
      ) : isEmpty ? (
        t('previewNothing')
      ) : (
        place && t('versionOf', place)
      )}
    </div>
  );
}

interface PassageProps {
  sentence: RunSentence;
  session: RewriteSession;
  isOnly: boolean;
}

/** One passage with its changes. A single sentence also offers synonyms of its words. */
function Passage({ sentence, session, isOnly }: PassageProps) {
  const version = sentence.versions[sentence.chosen];
  const text = version?.text ?? sentence.original;
  const add = (changed: string) =>
    session.addVersions(sentence.id, [{ text: changed, changes: [], meaning: null }]);
  return (
    <div className="flex flex-col gap-1.5">
      {(version || !isOnly) && (
        <p className="font-serif break-words">
          {version ? <SentenceDiff before={sentence.original} after={text} /> : visible(text)}
        </p>
      )}
      {isOnly && sentence.state !== 'waiting' && <WordChoice key={text} sentence={text} onReplace={add} />}
      {version && (
        <>
          <div className="empty:hidden">
            <MeaningBadge meaning={version.meaning} />
          </div>
          {version.changes.length > 0 && <Reasons changes={version.changes} />}
        </>
      )}
    </div>
  );
}
