import type { Editor } from '@inkstone/editor';
import type { AcceptPlan, LintReview, PlacedLint } from '@inkstone/editor/lints';
import { describe, expect, it } from 'vitest';
import { Accepting, confirmationThreshold, countLeft } from './accepting.ts';

/** Creates an editor and a review with the given plans, which counts accepted findings. */
function open(count: number, left = 0) {
  const accepted = Array.from({ length: count }, (_, i) => ({ serial: i + 1 }) as PlacedLint);
  let onTransaction = (_: { transaction: { docChanged: boolean } }) => {};
  const edit = () => onTransaction({ transaction: { docChanged: true } });
  const put: number[] = [];
  const parts = { plan: async (): Promise<AcceptPlan> => ({ accepted, left }) };
  const review = {
    planAccepting: () => parts.plan(),
    acceptAll(which: (lint: PlacedLint) => boolean) {
      const chosen = accepted.filter(which);
      put.push(...chosen.map(({ serial }) => serial));
      if (chosen.length > 0) edit();
      return chosen.length;
    },
  } as unknown as LintReview;
  const editor = {
    on: (_: string, listener: typeof onTransaction) => {
      onTransaction = listener;
    },
  } as unknown as Editor;
  return { accepting: new Accepting(review, editor), put, edit, parts };
}

describe('Accepting', () => {
  it('accepts a few at once and offers to undo until the next edit', async () => {
    const { accepting, put, edit } = open(confirmationThreshold, 3);
    await accepting.propose(() => true);
    expect(put).toHaveLength(confirmationThreshold);
    expect(accepting.getSnapshot()).toMatchObject({
      proposal: null,
      done: { count: confirmationThreshold, left: 3 },
    });
    edit();
    expect(accepting.getSnapshot().done).toBeNull();
  });

  it('asks for confirmation of more, and makes only the ticked changes', async () => {
    const { accepting, put } = open(confirmationThreshold + 1, 2);
    await accepting.propose(() => true);
    expect(put).toEqual([]);
    expect(accepting.getSnapshot().proposal?.accepted).toHaveLength(confirmationThreshold + 1);
    accepting.confirm(new Set([1, 5]));
    expect(put).toEqual([1, 5]);
    expect(accepting.getSnapshot()).toMatchObject({
      proposal: null,
      done: { count: 2, left: confirmationThreshold + 1 },
    });
  });

  it('changes nothing when the dialog is closed', async () => {
    const { accepting, put } = open(confirmationThreshold + 1);
    await accepting.propose(() => true);
    accepting.cancel();
    accepting.confirm(new Set([1]));
    expect(put).toEqual([]);
    expect(accepting.getSnapshot()).toMatchObject({ proposal: null, done: null });
  });

  it('reports the remaining findings if none is certain', async () => {
    const { accepting } = open(0, 4);
    await accepting.propose(() => true);
    expect(accepting.getSnapshot().done).toEqual({ count: 0, left: 4 });
  });

  it('counts as left only findings that the check after it still reports', async () => {
    const { accepting } = open(1, 2);
    expect(countLeft(accepting.getSnapshot(), 5)).toBe(0);
    await accepting.propose(() => true);
    const left = (open: number) => countLeft({ done: { count: 1, left: 2 } }, open);
    expect([left(5), left(1), left(0)]).toEqual([2, 1, 0]);
  });

  it('reports when the result could not be checked, and can be retried', async () => {
    const { accepting, put, parts } = open(2);
    const { plan } = parts;
    parts.plan = () => Promise.reject(new Error('away'));
    await accepting.propose(() => true);
    expect(accepting.getSnapshot()).toMatchObject({ hasFailed: true, isPlanning: false });
    parts.plan = plan;
    await accepting.propose(() => true);
    expect(put).toEqual([1, 2]);
    expect(accepting.getSnapshot().hasFailed).toBe(false);
  });
});
