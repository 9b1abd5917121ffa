import { type AcceptWay, goToProposal, type PlacedProposal } from '@inkstone/editor/proposals';
import { type KeyboardEvent, type RefObject, useState } from 'react';
import { useTranslations } from 'use-intl';
import { displayName } from '../../../../session/display-name.ts';
import { useSession } from '../../../../session/session.tsx';
import type { WritingContext } from '../../../../shared/writing-tool.ts';
import type { RewriteSession } from '../run/rewrite-session.ts';
import type { Run, RunSentence } from '../run/run-state.ts';
import { useAccept } from '../run/use-accept.ts';
import { readPlaced, usePlaced } from '../run/use-placed.ts';

/** The author name of tracked changes that a tool makes for the user. */
function useAiAuthor(): string {
  const t = useTranslations('rewrite');
  const { profile } = useSession();
  return t('aiAuthor', { name: (profile && displayName(profile)) ?? '' }).trim();
}

/** Decisions about the sentences of a run, by buttons and by keys. */
export interface Decisions {
  readonly placed: ReadonlyMap<string, PlacedProposal>;
  /** The id of the selected sentence. */
  readonly active: string | null;
  /** The undecided sentences. */
  readonly open: readonly RunSentence[];
  /** Whether sentences are accepted as tracked changes. */
  readonly isTracked: boolean;
  setTracked(isTracked: boolean): void;
  select(id: string): void;
  accept(ids: readonly string[]): void;
  /** Handles J, K, A, X and digits for the selected sentence. */
  onKeyDown(event: KeyboardEvent): void;
}

/** The decisions about a run whose sentences are shown in a list. */
export function useDecisions(
  { editor }: Pick<WritingContext, 'editor'>,
  session: RewriteSession,
  run: Run,
  list: RefObject<HTMLElement | null>,
): Decisions {
  const write = useAccept(session);
  const { placed, active } = usePlaced(editor);
  const author = useAiAuthor();
  const [isTracked, setTracked] = useState(false);

  function step(direction: 1 | -1) {
    const { open, active } = readOpen(editor, run);
    const at = run.sentences.findIndex(({ id }) => id === active);
    const rest =
      direction === 1 ? run.sentences.slice(at + 1) : run.sentences.slice(0, Math.max(0, at)).reverse();
    const next = rest.find((each) => open.includes(each)) ?? (at === -1 ? open[0] : undefined);
    if (!next) return;
    goToProposal(editor.view, next.id);
    focusCard(list.current, next.id);
  }

  function accept(ids: readonly string[]) {
    const way: AcceptWay = isTracked ? { author, at: Date.now() } : 'text';
    write(ids, way);
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

  return {
    ...{ placed, active, isTracked, setTracked, accept, onKeyDown },
    open: run.sentences.filter((sentence) => canDecide(sentence, placed.get(sentence.id))),
    select: (id) => goToProposal(editor.view, id),
  };
}

/** Returns the undecided sentences and the selected one at this moment, because a key can be pressed before the next render. */
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

/** Returns the action of a key on the selected sentence; a number is the index of a version. */
function actionOf(event: KeyboardEvent): (typeof actions)[keyof typeof actions] | number | null {
  if (event.ctrlKey || event.metaKey || event.altKey || event.target instanceof HTMLSelectElement)
    return null;
  const key = event.key.toLowerCase();
  if (/^[1-9]$/.test(key)) return Number(key) - 1;
  return Object.hasOwn(actions, key) ? actions[key as keyof typeof actions] : null;
}
