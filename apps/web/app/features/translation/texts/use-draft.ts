import { useCallback, useEffect, useLayoutEffect, useRef, useState } from 'react';
import {
  type Draft,
  type DraftOwner,
  emptyDraft,
  readDraft,
  storeDraft,
} from '../../../shared/translation/kept-draft.ts';
import type { OpenJob } from '../../../shared/translation/open-jobs.ts';
import type { Sheet } from '../../../shared/translation/sheet.ts';
import { withSheet } from './draft-direction.ts';

/** Delay after a change before the draft is stored, in ms. */
const saveDelay = 300;
/** Maximum number of undo steps. */
const maxSteps = 100;

/** The draft of a page, and the functions that change it. */
export type Drafting = ReturnType<typeof useDraft>;

/** The draft of this tab, which survives a reload, with its earlier states for undo. */
export function useDraft({ accountId, documentId }: DraftOwner) {
  const [draft, setDraft] = useState<Draft>(emptyDraft);
  const [past, setPast] = useState<readonly Draft[]>([]);
  const latest = useRef({ draft, lastStep: '' });
  latest.current.draft = draft;

  // Runs before the first paint, so that the fields are not visibly filled later.
  useLayoutEffect(() => {
    setDraft(readDraft({ accountId, documentId }) ?? emptyDraft);
    setPast([]);
  }, [accountId, documentId]);

  useEffect(() => {
    const keep = () => void storeDraft({ accountId, documentId }, draft);
    const timer = setTimeout(keep, saveDelay);
    addEventListener('pagehide', keep);
    return () => {
      clearTimeout(timer);
      removeEventListener('pagehide', keep);
    };
  }, [accountId, documentId, draft]);
  // A draft is also stored when another page of the app is opened.
  useEffect(() => {
    const { current } = latest;
    return () => void storeDraft({ accountId, documentId }, current.draft);
  }, [accountId, documentId]);

  /** Changes the sheet. Consecutive edits with the same name are undone together; null is not undone. */
  const edit = useCallback((change: (sheet: Sheet) => Sheet, step: string | null) => {
    const { draft: before } = latest.current;
    if (step !== null && (step === '' || step !== latest.current.lastStep))
      setPast((steps) => [...steps, before].slice(-maxSteps));
    if (step !== null) latest.current.lastStep = step;
    setDraft((now) => withSheet(now, change(now.sheet)));
  }, []);

  /** Replaces the current draft; can be undone. */
  const replace = useCallback((next: Draft) => {
    const { draft: before } = latest.current;
    latest.current.lastStep = '';
    setPast((steps) => [...steps, before].slice(-maxSteps));
    setDraft(({ jobs = [] }) => ({ ...next, jobs }));
  }, []);

  /** Changes the interrupted translations, which an undo does not restore. */
  const editJobs = useCallback((change: (jobs: readonly OpenJob[]) => readonly OpenJob[]) => {
    setDraft((now) => ({ ...now, jobs: change(now.jobs ?? []) }));
  }, []);

  const undo = useCallback(() => {
    latest.current.lastStep = '';
    setPast((before) => before.slice(0, -1));
    const last = past.at(-1);
    if (last) setDraft(({ jobs = [] }) => ({ ...last, jobs }));
  }, [past]);

  return { draft, replace, edit, editJobs, undo, canUndo: past.length > 0 };
}
