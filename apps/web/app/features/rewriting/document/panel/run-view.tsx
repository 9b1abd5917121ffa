import { type AcceptWay, goToProposal, type PlacedProposal } from '@inkstone/editor/proposals';
import { Button, SelectField, showToast } from '@inkstone/ui';
import { type KeyboardEvent, useRef, useState } from 'react';
import { useTranslations } from 'use-intl';
import type { WritingContext } from '../../../../shared/writing-tool.ts';
import type { RewriteSession } from '../run/rewrite-session.ts';
import { countDone, type Run, type RunSentence } from '../run/run-state.ts';
import { useAiAuthor } from '../run/use-ai-author.ts';
import { readPlaced, usePlaced } from '../run/use-placed.ts';
import type { RunChoices } from './run-choices.ts';
import { RunReceipt } from './run-receipt.tsx';
import { SentenceCard } from './sentence-card.tsx';

export interface RunViewProps {
  context: WritingContext;
  session: RewriteSession;
  run: Run;
  choices: RunChoices;
}

/** A run: its progress, its sentences and its receipt. J, K, A, X and digits work on the selected sentence. */
export function RunView({ context, session, run, choices }: RunViewProps) {
  const t = useTranslations('rewrite');
  const { editor } = context;
  const list = useRef<HTMLUListElement>(null);
  const { placed, active } = usePlaced(editor);
  const author = useAiAuthor();
  const [isTracked, setTracked] = useState(false);
  const open = run.sentences.filter((sentence) => canDecide(sentence, placed.get(sentence.id)));

  function select(sentence: RunSentence | undefined) {
    if (!sentence) return;
    goToProposal(editor.view, sentence.id);
    focusCard(list.current, sentence.id);
  }

  function step(direction: 1 | -1) {
    const { open, active } = readOpen(editor, run);
    const at = run.sentences.findIndex(({ id }) => id === active);
    const rest =
      direction === 1 ? run.sentences.slice(at + 1) : run.sentences.slice(0, Math.max(0, at)).reverse();
    select(rest.find((each) => open.includes(each)) ?? (at === -1 ? open[0] : undefined));
  }

  function accept(ids: readonly string[]) {
    const way: AcceptWay = isTracked ? { author, at: Date.now() } : 'text';
    if (session.accept(ids, way) === 0) showToast.warning(t('couldNotApply'));
  }

  function onKeyDown(event: KeyboardEvent) {
    const action = actionOf(event);
    const { open, active } = readOpen(editor, run);
    const current = open.find(({ id }) => id === active);
    if (action === 'next' || action === 'previous') step(action === 'next' ? 1 : -1);
    else if (action === null || !current) return;
    else if (typeof action === 'number') session.choose(current.id, action);
    else {
      if (action === 'accept') accept([current.id]);
      else session.reject(current.id);
      step(1);
    }
    event.preventDefault();
  }

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: keys for the list in it, besides its buttons.
    <div className="flex min-h-0 grow flex-col max-lg:overflow-y-auto" onKeyDown={onKeyDown}>
      <div className="flex flex-col gap-2 border-b border-line px-4 pb-3">
        <Progress run={run} session={session} />
        <RunReceipt run={run} />
        {open.length > 0 && !context.isReadOnly && (
          <AcceptBar
            count={open.length}
            isTracked={isTracked}
            onTracked={setTracked}
            onAccept={() => accept(open.map(({ id }) => id))}
          />
        )}
        <p className="text-xs text-faint max-lg:hidden pointer-coarse:hidden">{t('keys')}</p>
      </div>
      <ul
        ref={list}
        aria-label={t('list')}
        className="flex grow flex-col gap-1 px-2 py-2 lg:min-h-0 lg:overflow-y-auto"
      >
        {run.sentences.map((sentence) => (
          <SentenceCard
            key={sentence.id}
            sentence={sentence}
            placed={placed.get(sentence.id)}
            isActive={sentence.id === active}
            session={session}
            choices={choices}
            onSelect={() => goToProposal(editor.view, sentence.id)}
            onAccept={() => accept([sentence.id])}
          />
        ))}
      </ul>
    </div>
  );
}

/** The sentences that can be decided, and the selected one, at this moment: keys can come before the next render. */
function readOpen(editor: WritingContext['editor'], run: Run) {
  const { placed, active } = readPlaced(editor);
  return { active, open: run.sentences.filter((each) => canDecide(each, placed.get(each.id))) };
}

function canDecide({ versions }: RunSentence, placed: PlacedProposal | undefined): boolean {
  return versions.length > 0 && placed?.standing === 'original' && !placed.isRejected;
}

function focusCard(list: HTMLElement | null, id: string): void {
  const card = list?.querySelector(`[data-sentence="${CSS.escape(id)}"] button`);
  if (card instanceof HTMLElement) card.focus();
}

const actions = { j: 'next', k: 'previous', a: 'accept', x: 'reject' } as const;

/** What a key does with the selected sentence; a number is the index of a version. */
function actionOf(event: KeyboardEvent): (typeof actions)[keyof typeof actions] | number | null {
  if (event.ctrlKey || event.metaKey || event.altKey || event.target instanceof HTMLSelectElement)
    return null;
  const key = event.key.toLowerCase();
  if (/^[1-9]$/.test(key)) return Number(key) - 1;
  return Object.hasOwn(actions, key) ? actions[key as keyof typeof actions] : null;
}

interface AcceptBarProps {
  count: number;
  isTracked: boolean;
  onTracked: (isTracked: boolean) => void;
  onAccept: () => void;
}

/** Accepting all that is open, as text or as tracked changes. */
function AcceptBar({ count, isTracked, onTracked, onAccept }: AcceptBarProps) {
  const t = useTranslations('rewrite');
  return (
    <div className="flex flex-wrap items-end gap-2">
      <SelectField
        label={t('acceptWay')}
        value={isTracked ? 'tracked' : 'text'}
        choices={[
          { value: 'text', label: t('wayText') },
          { value: 'tracked', label: t('wayTracked') },
        ]}
        onChange={(way) => onTracked(way === 'tracked')}
      />
      <Button className="min-h-11" onClick={onAccept}>
        {t('acceptAll', { count })}
      </Button>
    </div>
  );
}

function Progress({ run, session }: { run: Run; session: RewriteSession }) {
  const t = useTranslations('rewrite');
  const [done, count] = [countDone(run), run.sentences.length];
  return (
    <div className="flex flex-wrap items-center gap-2">
      <p role="status" className="mr-auto text-sm tabular-nums">
        {count === 0 ? t('preparing') : t('progress', { done, count })}
      </p>
      {run.phase === 'running' && (
        <Button size="small" onClick={() => session.stop()}>
          {t('stop')}
        </Button>
      )}
      {run.phase === 'stopped' && (
        <Button size="small" onClick={() => session.resume()}>
          {t('resume')}
        </Button>
      )}
      {run.phase !== 'running' && (
        <Button size="small" kind="quiet" onClick={() => session.clear()}>
          {t('again')}
        </Button>
      )}
    </div>
  );
}
