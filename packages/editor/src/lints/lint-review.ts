import type { Node } from '@tiptap/pm/model';
import { TextSelection } from '@tiptap/pm/state';
import type { EditorView } from '@tiptap/pm/view';
import { acceptAllLints, acceptLint } from './accept-lint.ts';
import { activeLintKey } from './active-lint.ts';
import type { CheckProgress } from './block-checker.ts';
import type { IgnoredLints } from './ignored-lints.ts';
import { type LintPlace, lintMarksKey, lintPlaces, type PlacedLint, placedLints } from './lint-marks.ts';

/** What a panel of findings shows. A new object only when something in it changed. */
export interface ReviewSnapshot {
  /** In the order of the text. */
  readonly lints: readonly PlacedLint[];
  /** Serial of the finding at the caret. */
  readonly active: number | null;
  readonly progress: CheckProgress;
}

/** Going through the findings of an editor: for panels and keys. */
export interface LintReview {
  current(): ReviewSnapshot;
  subscribe(listener: () => void): () => void;
  /** Accepts a suggestion, by default the best one; false when there is none or its text has changed. */
  accept(serial: number, replacement?: string): boolean;
  /** Accepts the best suggestions of a kind in one undo step; returns how many. */
  acceptAll(which: (lint: PlacedLint) => boolean): number;
  /** Both return the way back, or null when the finding is gone. */
  ignoreOnce(serial: number): (() => void) | null;
  ignoreAlways(serial: number): (() => void) | null;
  /** Selects the text of a finding and scrolls it into view. */
  goTo(serial: number): boolean;
  /** Goes to the next (1) or previous (-1) finding, round the ends of the text. */
  step(direction: 1 | -1): boolean;
}

/** A finding with a suggestion, and the document that it stands in. */
export interface SuggestedLint {
  readonly place: LintPlace;
  readonly replacement: string;
  readonly doc: Node;
}

const empty: ReviewSnapshot = { lints: [], active: null, progress: { waiting: 0, hasFailed: false } };

/** The review of whatever editor is attached to it; it may exist before the editor does. */
export class EditorLintReview implements LintReview {
  #view: EditorView | null = null;
  #ignored: IgnoredLints | null = null;
  #snapshot = empty;
  #revision = -1;
  readonly #listeners = new Set<() => void>();
  readonly #acceptedListeners = new Set<(accepted: SuggestedLint) => void>();

  /** Called by the plugin when its editor appears (and with null when it goes). */
  attach(view: EditorView | null, ignored: IgnoredLints | null): void {
    this.#view = view;
    this.#ignored = ignored;
    this.#revision = -1;
    if (view) this.refresh();
    else this.#publish(empty);
  }

  /** Called by the plugin after every transaction; cheap when nothing changed. */
  refresh(progress: CheckProgress = this.#snapshot.progress): void {
    const state = this.#view?.state;
    if (!state) return;
    const revision = lintMarksKey.getState(state)?.revision ?? 0;
    const active = activeLintKey.getState(state)?.serial ?? null;
    const isSame = revision === this.#revision;
    const before = this.#snapshot;
    const sameProgress =
      progress.waiting === before.progress.waiting && progress.hasFailed === before.progress.hasFailed;
    if (isSame && sameProgress && active === before.active) return;
    this.#revision = revision;
    this.#publish({ lints: isSame ? before.lints : placedLints(state), active, progress });
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
    if (isAccepted) this.#tellAccepted([{ place, replacement: text, doc }]);
    return isAccepted;
  }

  acceptAll(which: (lint: PlacedLint) => boolean): number {
    if (!this.#view) return 0;
    const { state } = this.#view;
    const meant = lintPlaces(state).filter(which);
    const count = acceptAllLints(this.#view, which);
    this.#tellAccepted(
      meant.flatMap((place) => {
        const [replacement] = place.lint.replacements;
        return replacement === undefined || count === 0 ? [] : [{ place, replacement, doc: state.doc }];
      }),
    );
    return count;
  }

  /** A finding with its best suggestion; null when it is gone or has none. */
  suggestion(serial: number): SuggestedLint | null {
    const place = this.#find(serial);
    const replacement = place?.lint.replacements[0];
    if (!this.#view || !place || replacement === undefined) return null;
    return { place, replacement, doc: this.#view.state.doc };
  }

  /** Calls back for each suggestion that was accepted, with the text as it was before; gives the way to stop it. */
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

  #tellAccepted(all: readonly SuggestedLint[]): void {
    for (const accepted of all) for (const listener of this.#acceptedListeners) listener(accepted);
  }

  #find(serial: number): LintPlace | undefined {
    return this.#view ? lintPlaces(this.#view.state).find((place) => place.serial === serial) : undefined;
  }

  #select(place: LintPlace | undefined): boolean {
    if (!this.#view || !place) return false;
    const { state } = this.#view;
    const selection = TextSelection.create(state.doc, place.from, place.to);
    this.#view.dispatch(state.tr.setSelection(selection).scrollIntoView());
    return true;
  }

  #publish(snapshot: ReviewSnapshot): void {
    this.#snapshot = snapshot;
    for (const listener of this.#listeners) listener();
  }
}
