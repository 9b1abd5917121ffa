import { isCertain, type Lint } from '@inkstone/proofread';
import type { Node } from '@tiptap/pm/model';
import type { EditorView } from '@tiptap/pm/view';
import { type CheckStatus, isSameStatus } from '../checking/index.ts';
import { selectForReview } from '../commands/select-for-review.ts';
import { acceptAllLints, acceptLint } from './accept-lint.ts';
import { activeLintKey } from './active-lint.ts';
import type { IgnoredLints } from './ignored-lints.ts';
import { type LintPlace, lintMarksKey, lintPlaces, type PlacedLint, placedLints } from './lint-marks.ts';
import { type AcceptPlan, type CheckTexts, planAccepting } from './plan-accepting.ts';

/** State for a panel of findings. A new object only when something changed. */
export interface ReviewSnapshot {
  /** In document order. */
  readonly lints: readonly PlacedLint[];
  /** Serial of the finding at the caret. */
  readonly active: number | null;
  /** Progress of the check that found `lints`. */
  readonly check: CheckStatus;
}

/** Review operations on the findings of an editor, for panels and keys. */
export interface LintReview {
  current(): ReviewSnapshot;
  subscribe(listener: () => void): () => void;
  /** Accepts a suggestion, by default the best one; false if there is none or the text has changed. */
  accept(serial: number, replacement?: string): boolean;
  /**
   * Determines which of the given findings can be accepted together, without changing anything; by default
   * only certain ones. Rejects if no check is available.
   */
  planAccepting(which: (lint: PlacedLint) => boolean, isSure?: (lint: Lint) => boolean): Promise<AcceptPlan>;
  /** Accepts the best suggestions of the findings in one undo step; returns their number. */
  acceptAll(which: (lint: PlacedLint) => boolean): number;
  /** Both return an undo function, or null if the finding no longer exists. */
  ignoreOnce(serial: number): (() => void) | null;
  ignoreAlways(serial: number): (() => void) | null;
  /** Selects the text of a finding and scrolls it into view. */
  goTo(serial: number): boolean;
  /** Goes to the next (1) or previous (-1) finding, wrapping around. */
  step(direction: 1 | -1): boolean;
}

/** A finding with a suggestion, and its document. */
export interface SuggestedLint {
  readonly place: LintPlace;
  readonly replacement: string;
  readonly doc: Node;
}

const empty: ReviewSnapshot = {
  lints: [],
  active: null,
  check: { phase: 'waiting', missing: [], loading: null },
};

/** Review of the attached editor; it can be created before the editor. */
export class EditorLintReview implements LintReview {
  #view: EditorView | null = null;
  #ignored: IgnoredLints | null = null;
  #checkTexts: CheckTexts | null = null;
  #snapshot = empty;
  #revision = -1;
  readonly #listeners = new Set<() => void>();
  readonly #acceptedListeners = new Set<(accepted: SuggestedLint) => void>();

  /** Called by the plugin when its editor is created, and with null when it is destroyed. */
  attach(view: EditorView | null, ignored: IgnoredLints | null, checkTexts: CheckTexts | null = null): void {
    this.#view = view;
    this.#ignored = ignored;
    this.#checkTexts = checkTexts;
    this.#revision = -1;
    if (view) this.refresh();
    else this.#publish(empty);
  }

  /** Called by the plugin after every transaction; fast if nothing changed. */
  refresh(check: CheckStatus = this.#snapshot.check): void {
    const state = this.#view?.state;
    if (!state) return;
    const revision = lintMarksKey.getState(state)?.revision ?? 0;
    const active = activeLintKey.getState(state)?.serial ?? null;
    const isSame = revision === this.#revision;
    const before = this.#snapshot;
    if (isSame && isSameStatus(check, before.check) && active === before.active) return;
    this.#revision = revision;
    this.#publish({ lints: isSame ? before.lints : placedLints(state), active, check });
  }

  current = (): ReviewSnapshot => this.#snapshot;

  subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };

  accept(serial: number, replacement?: string): boolean {
    const place = this.#find(serial);
    const text = replacement ?? place?.lint.replacements[0];
    if (!this.#view || !place || text === undefined) return false;
    const { doc } = this.#view.state;
    const isAccepted = acceptLint(this.#view, place, text);
    if (isAccepted) this.#notifyAccepted([{ place, replacement: text, doc }]);
    return isAccepted;
  }

  async planAccepting(
    which: (lint: PlacedLint) => boolean,
    isSure: (lint: Lint) => boolean = isCertain,
  ): Promise<AcceptPlan> {
    if (!this.#view || !this.#checkTexts) return { accepted: [], left: 0 };
    return planAccepting(this.#view.state, this.#checkTexts, which, isSure);
  }

  acceptAll(which: (lint: PlacedLint) => boolean): number {
    if (!this.#view) return 0;
    const { state } = this.#view;
    const meant = lintPlaces(state).filter(which);
    const count = acceptAllLints(this.#view, which);
    this.#notifyAccepted(
      meant.flatMap((place) => {
        const [replacement] = place.lint.replacements;
        return replacement === undefined || count === 0 ? [] : [{ place, replacement, doc: state.doc }];
      }),
    );
    return count;
  }

  /** Returns a finding with its best suggestion; null if it no longer exists or has none. */
  suggestion(serial: number): SuggestedLint | null {
    const place = this.#find(serial);
    const replacement = place?.lint.replacements[0];
    if (!this.#view || !place || replacement === undefined) return null;
    return { place, replacement, doc: this.#view.state.doc };
  }

  /** Subscribes to accepted suggestions; `listener` receives them with the text before the change. */
  onAccepted(listener: (accepted: SuggestedLint) => void): () => void {
    this.#acceptedListeners.add(listener);
    return () => this.#acceptedListeners.delete(listener);
  }

  ignoreOnce(serial: number): (() => void) | null {
    const place = this.#find(serial);
    if (!this.#view || !place) return null;
    const back = this.#ignored?.ignoreOnce(this.#view.state, place) ?? null;
    this.#view.dispatch(this.#view.state.tr.setMeta(lintMarksKey, { drop: new Set([serial]) }));
    return back;
  }

  ignoreAlways(serial: number): (() => void) | null {
    const place = this.#find(serial);
    return (place && this.#ignored?.ignoreAlways(place.lint)) ?? null;
  }

  goTo(serial: number): boolean {
    return this.#select(this.#find(serial));
  }

  step(direction: 1 | -1): boolean {
    const view = this.#view;
    if (!view) return false;
    const places = lintPlaces(view.state);
    const { from, to } = view.state.selection;
    const isSelected = (place: LintPlace) => place.from === from && place.to === to;
    const next =
      direction === 1
        ? (places.find((place) => place.from >= from && !isSelected(place)) ?? places[0])
        : (places.findLast((place) => place.from < from) ?? places.at(-1));
    return this.#select(next);
  }

  #notifyAccepted(all: readonly SuggestedLint[]): void {
    for (const accepted of all) for (const listener of this.#acceptedListeners) listener(accepted);
  }

  #find(serial: number): LintPlace | undefined {
    return this.#view ? lintPlaces(this.#view.state).find((place) => place.serial === serial) : undefined;
  }

  #select(place: LintPlace | undefined): boolean {
    if (!this.#view || !place) return false;
    selectForReview(this.#view, place);
    return true;
  }

  #publish(snapshot: ReviewSnapshot): void {
    this.#snapshot = snapshot;
    for (const listener of this.#listeners) listener();
  }
}
