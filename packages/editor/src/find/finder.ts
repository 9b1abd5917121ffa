import { type Selection, TextSelection } from '@tiptap/pm/state';
import type { EditorView } from '@tiptap/pm/view';
import {
  DocumentSearch,
  indexFrom,
  type Match,
  type Matches,
  matchAt,
  noMatches,
} from './find-in-document.ts';
import { prepareQuery } from './find-in-text.ts';
import { currentMatch, showMatches } from './find-marks.ts';
import type { FindOptions } from './fold.ts';
import { type ReplaceResult, replaceMatches } from './replace-matches.ts';

/** The editor and page in which a finder works. */
export interface FindHost {
  readonly view: EditorView;
  /** The text that is visible now, as positions. */
  visible(): Match;
  /** Scrolls the highlighted current match into view. */
  reveal(): void;
  /** Runs `work` soon, but not before the page has been painted. */
  later(work: () => void): void;
}

/** Number of matches, and the place of the current one among them: 1 for the first, 0 if none is current. */
export interface FindStatus {
  readonly count: number;
  readonly position: number;
}

/** Maximum number of highlighted matches; pages of ordinary text show fewer. All are counted. */
const maxShown = 400;

const nothing: FindStatus = { count: 0, position: 0 };

/** Finds and replaces text in an editor that has `FindMarks`. Its owner calls `changed` after every transaction. */
export class Finder {
  readonly #host: FindHost;
  #search: DocumentSearch | null = null;
  #matches = noMatches;
  #searched: unknown = null;
  /** Position from which a query is searched: that of the selection when the search began, or of the last match. */
  #origin: number;
  /** Whether the user has worked in the text since the last step, so that the next one starts at the caret. */
  #isFromCaret = false;
  #selection: Selection;
  #isWaiting = false;
  #isClosed = false;
  #shown: Match | null = null;
  #status = nothing;
  readonly #listeners = new Set<() => void>();

  constructor(host: FindHost) {
    this.#host = host;
    this.#selection = host.view.state.selection;
    this.#origin = this.#selection.from;
  }

  status = (): FindStatus => this.#status;

  subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };

  /** Finds another query; the first match after the place where the search began becomes the current one. */
  find(text: string, options: FindOptions): void {
    const query = prepareQuery(text, options);
    this.#search = query && new DocumentSearch(query);
    this.#searched = null;
    this.#read();
    const first = indexFrom(this.#matches, this.#origin);
    this.#choose(matchAt(this.#matches, first) ?? matchAt(this.#matches, 0));
  }

  /** Goes to the next (1) or previous (-1) match, wrapping around. In a focused text it is selected. */
  step(direction: 1 | -1): void {
    this.#refresh();
    const { starts } = this.#matches;
    const { from, to } = this.#base();
    const index = direction === 1 ? indexFrom(this.#matches, to) : indexFrom(this.#matches, from) - 1;
    const match = matchAt(this.#matches, (index + starts.length) % starts.length);
    this.#isFromCaret = false;
    if (match && this.#host.view.hasFocus()) this.#select(match);
    if (match) this.#choose(match);
  }

  /** Replaces the current match and goes to the next one; without a current match it only goes there. */
  replace(replacement: string): ReplaceResult | 'none' {
    this.#refresh();
    const match = this.#status.position > 0 ? this.#current() : null;
    if (!match) {
      this.step(1);
      return 'none';
    }
    const result = replaceMatches(this.#host.view, this.#only(match), replacement);
    if (result !== 'done') return result;
    this.#origin = match.from + replacement.length;
    this.#read();
    const next = indexFrom(this.#matches, this.#origin);
    this.#choose(matchAt(this.#matches, next) ?? matchAt(this.#matches, 0));
    return result;
  }

  /** Replaces all matches; `count` is their number. */
  replaceAll(replacement: string): { readonly result: ReplaceResult; readonly count: number } {
    this.#refresh();
    const count = this.#matches.starts.length;
    const result = replaceMatches(this.#host.view, this.#matches, replacement);
    this.#read();
    this.#show(this.#status.position > 0 ? this.#current() : null);
    return { result, count };
  }

  /** Reads the text again, soon, if it has changed. To be called after transactions and compositions. */
  changed(): void {
    const { view, later } = this.#host;
    if (this.#isClosed) return;
    const { selection } = view.state;
    if (view.hasFocus() && !selection.eq(this.#selection)) this.#isFromCaret = true;
    this.#selection = selection;
    if (view.state.doc === this.#searched || this.#isWaiting) return;
    this.#isWaiting = true;
    later(() => {
      this.#isWaiting = false;
      // Redrawing the text would cancel a composition.
      if (!this.#isClosed && !view.isDestroyed && !view.composing) this.#refresh();
    });
  }

  /** Highlights the matches that have become visible by scrolling. */
  scrolled(): void {
    if (this.#isClosed || this.#host.view.composing || !this.#shown) return;
    const { from, to } = this.#host.visible();
    if (from < this.#shown.from || to > this.#shown.to) this.#show(this.#current());
  }

  /** Removes all highlights, and selects the current match if `isSelecting`; returns that match. */
  close(isSelecting: boolean): Match | null {
    const { view } = this.#host;
    if (this.#isClosed || view.isDestroyed) return null;
    const current = this.#current();
    this.#isClosed = true;
    showMatches(view, { matches: [], current: null });
    if (isSelecting && current) this.#select(current);
    return current;
  }

  #current(): Match | null {
    return currentMatch(this.#host.view.state);
  }

  /** The range before and after which a step continues. */
  #base(): Match {
    const { selection } = this.#host.view.state;
    if (!this.#isFromCaret) return this.#current() ?? { from: this.#origin, to: this.#origin };
    const at = indexFrom(this.#matches, selection.from);
    const match = matchAt(this.#matches, at);
    const isSelected = match?.from === selection.from && match.to === selection.to;
    return isSelected ? match : { from: selection.from, to: selection.from };
  }

  #only(match: Match): Matches {
    const { starts, blocks, length } = this.#matches;
    const at = starts.indexOf(match.from);
    const owner = blocks.find(({ start, block }) => match.from < start + block.content.size);
    return {
      length,
      starts: starts.slice(at, at + 1),
      blocks: owner ? [{ ...owner, offsets: [match.from - owner.start] }] : [],
    };
  }

  #select({ from, to }: Match): void {
    const { view } = this.#host;
    view.dispatch(view.state.tr.setSelection(TextSelection.create(view.state.doc, from, to)));
  }

  /** Reads the text if it has changed since the last time. The current match stays, or ceases if its text has changed. */
  #refresh(): void {
    if (this.#host.view.state.doc === this.#searched) return;
    this.#read();
    this.#show(this.#current());
  }

  #read(): void {
    const { doc } = this.#host.view.state;
    this.#searched = doc;
    this.#matches = this.#search?.run(doc) ?? noMatches;
  }

  #choose(match: Match | null): void {
    this.#show(match);
    if (!match) return;
    this.#host.reveal();
    this.scrolled();
  }

  /** Highlights the visible matches and reports the status. A match that is no longer one is not current. */
  #show(current: Match | null): void {
    const index = current ? indexFrom(this.#matches, current.from) : 0;
    const match = matchAt(this.#matches, index);
    const isMatch = current !== null && match?.from === current.from && match.to === current.to;
    if (current) this.#origin = current.from;
    const { starts, length } = this.#matches;
    const [first, end] = this.#chooseShown();
    const matches = starts.slice(first, end).map((start) => ({ from: start, to: start + length }));
    showMatches(this.#host.view, { matches, current: isMatch ? current : null });
    this.#publish({ count: starts.length, position: isMatch ? index + 1 : 0 });
  }

  /** Returns the first and the last index, exclusive, of the matches to highlight: those in and around the visible text. */
  #chooseShown(): [number, number] {
    const visible = this.#host.visible();
    // Scrolling within this margin shows no text without highlights.
    const margin = visible.to - visible.from;
    const around = { from: visible.from - margin, to: visible.to + margin };
    const indexes = ({ from, to }: Match) =>
      [indexFrom(this.#matches, from), indexFrom(this.#matches, to)] as const;
    const [first, end] = indexes(around);
    this.#shown = end - first <= maxShown ? around : visible;
    if (this.#shown === around) return [first, end];
    const [firstVisible, endVisible] = indexes(visible);
    return [firstVisible, Math.min(endVisible, firstVisible + maxShown)];
  }

  #publish(status: FindStatus): void {
    if (status.count === this.#status.count && status.position === this.#status.position) return;
    this.#status = status;
    for (const listener of this.#listeners) listener();
  }
}
