import type { Editor } from '@inkstone/editor';
import { formats } from '@inkstone/editor/commands';
import type { AcceptPlan, LintReview, PlacedLint } from '@inkstone/editor/lints';
import type { Lint } from '@inkstone/proofread';
import { recordOnce } from '../../platform/analytics.ts';

/** Number of changes above which they are shown for confirmation first. */
export const confirmationThreshold = 20;

/** The state of accepting many suggestions. */
export interface AcceptingState {
  /** A plan that awaits confirmation. */
  readonly proposal: AcceptPlan | null;
  /** The last acceptance, until the next edit. */
  readonly done: { readonly count: number; readonly left: number } | null;
  readonly isPlanning: boolean;
  readonly hasFailed: boolean;
}

/**
 * Number of suggestions left to decide after an acceptance, of `open` findings with a suggestion that there are now: the check
 * that follows can drop one that was left, because its credibility depends on the text around it.
 */
export function countLeft({ done }: Pick<AcceptingState, 'done'>, open: number): number {
  return Math.min(done?.left ?? 0, open);
}

const idle: AcceptingState = { proposal: null, done: null, isPlanning: false, hasFailed: false };

/** Accepts many suggestions of an editor at once: plans them, confirms large plans, and offers undo. */
export class Accepting {
  readonly #review: LintReview;
  readonly #editor: Editor;
  readonly #listeners = new Set<() => void>();
  #state = idle;

  constructor(review: LintReview, editor: Editor) {
    this.#review = review;
    this.#editor = editor;
    editor.on('transaction', ({ transaction }) => {
      if (transaction.docChanged && this.#state.done !== null) this.#set({ done: null });
    });
  }

  getSnapshot = (): AcceptingState => this.#state;

  subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };

  /** Accepts the selected findings that need no review, or all compatible ones if `isSure` accepts them. */
  async propose(which: (finding: PlacedLint) => boolean, isSure?: (lint: Lint) => boolean): Promise<void> {
    if (this.#state.isPlanning) return;
    this.#set({ ...idle, isPlanning: true });
    try {
      const plan = await this.#review.planAccepting(which, isSure);
      this.#set({ isPlanning: false });
      if (plan.accepted.length > confirmationThreshold) this.#set({ proposal: plan });
      else this.#accept(plan.accepted, plan.left);
    } catch {
      this.#set({ isPlanning: false, hasFailed: true });
    }
  }

  /** Accepts the entries of the proposal that are still selected. */
  confirm(serials: ReadonlySet<number>): void {
    const { proposal } = this.#state;
    if (proposal === null) return;
    const chosen = proposal.accepted.filter(({ serial }) => serials.has(serial));
    this.#set({ proposal: null });
    this.#accept(chosen, proposal.left + proposal.accepted.length - chosen.length);
  }

  cancel(): void {
    this.#set({ proposal: null });
  }

  undo(): void {
    if (this.#state.done !== null) formats.undo.run(this.#editor);
    this.#set({ done: null });
  }

  #accept(findings: readonly PlacedLint[], left: number): void {
    const serials = new Set(findings.map(({ serial }) => serial));
    const count = serials.size === 0 ? 0 : this.#review.acceptAll(({ serial }) => serials.has(serial));
    if (count > 0) recordOnce('correction_accepted', 'write');
    this.#set({ done: { count, left } });
  }

  #set(part: Partial<AcceptingState>): void {
    this.#state = { ...this.#state, ...part };
    for (const listener of this.#listeners) listener();
  }
}

const known = new WeakMap<Editor, Accepting>();

/** The instance of an editor: its undo offer outlives the panel that shows it. */
export function acceptingOf(review: LintReview, editor: Editor): Accepting {
  const accepting = known.get(editor) ?? new Accepting(review, editor);
  known.set(editor, accepting);
  return accepting;
}
