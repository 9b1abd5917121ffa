import { type Lint, mergeFindings } from '@inkstone/proofread';
import { type CheckedText, CheckLane } from './check-lane.ts';
import {
  type CheckEvent,
  type CheckState,
  type CheckStatus,
  initialCheckState,
  isSameStatus,
  type Loading,
  reduceCheck,
  type Stage,
  statusOf,
} from './check-state.ts';
import { createFindingsCache } from './findings-cache.ts';
import { type CheckSource, type Surroundings, steadySurroundings } from './source.ts';

/** A check status, as a store for React's useSyncExternalStore. */
export interface CheckStatusStore {
  subscribe(listener: () => void): () => void;
  getSnapshot(): CheckStatus;
}

/** The texts of a document to check. */
export interface ReadDocument {
  /** All non-empty paragraphs, most recently changed first. */
  readonly texts: readonly CheckedText[];
  /** Whether a text is withheld because it is still being typed. */
  readonly isHeld: boolean;
}

export interface CheckServiceParts {
  readonly sources: readonly CheckSource[];
  readonly surroundings?: Surroundings;
}

/**
 * Checks the text of one document: tracks the state of every source and collects the findings. Editors pass in texts and receive
 * findings; panels read the status.
 */
export class CheckService {
  readonly #cache = createFindingsCache();
  readonly #lanes: readonly CheckLane[];
  readonly #stopWatching: () => void;
  readonly #findingListeners = new Set<(hashes: ReadonlySet<string>) => void>();
  readonly #statusListeners = new Set<() => void>();
  readonly #retryListeners = new Set<() => void>();
  #state = initialCheckState;
  #status = statusOf(initialCheckState);
  #texts: readonly CheckedText[] = [];

  constructor({ sources, surroundings = steadySurroundings }: CheckServiceParts) {
    this.#lanes = sources.map((source) => this.#openLane(source, surroundings));
    this.#stopWatching = surroundings.subscribe(() => {
      for (const lane of this.#lanes) lane.surroundingsChanged();
    });
  }

  readonly status: CheckStatusStore = {
    subscribe: (listener) => {
      this.#statusListeners.add(listener);
      return () => this.#statusListeners.delete(listener);
    },
    getSnapshot: () => this.#status,
  };

  /** Must be called on every change of the text, before the new text is read. */
  textChanged(): void {
    this.#dispatch({ kind: 'changed' });
  }

  /** Must be called with the current texts once they may be checked. */
  read({ texts, isHeld }: ReadDocument): void {
    this.#texts = [...new Map(texts.map((text) => [text.hash, text])).values()];
    for (const text of this.#texts) this.#cache.expect(text);
    const isEmpty = texts.every(({ text }) => text.trim() === '');
    this.#dispatch({ kind: 'read', isEmpty, isHeld, open: this.#openChecks() });
    this.#want();
  }

  /** Findings of a text so far; undefined if no source has answered. */
  findings(hash: string): readonly Lint[] | undefined {
    return this.#cache.get(hash);
  }

  /**
   * Checks texts outside the document with local sources only and without caching. Rejects if no source can
   * answer.
   */
  async checkOnce(texts: readonly string[]): Promise<readonly (readonly Lint[])[]> {
    const sources = this.#lanes.map(({ source }) => source).filter(({ isRemote }) => !isRemote);
    const answers = await Promise.all(
      sources.map(async (source) => {
        const found: (readonly Lint[])[] = texts.map(() => []);
        await source.check(texts, (i, lints) => {
          found[i] = lints;
        });
        return found;
      }),
    );
    return texts.map((_, i) => answers.map((found) => found[i] ?? []).reduce(mergeFindings, []));
  }

  /** Subscribes to new findings; `listener` receives the hashes of the texts that have them. */
  onFindings(listener: (hashes: ReadonlySet<string>) => void): () => void {
    this.#findingListeners.add(listener);
    return () => this.#findingListeners.delete(listener);
  }

  /** Sets the state of the whole-document check, which is run elsewhere; null if it is disabled. */
  stageWhole(stage: CheckState['whole']): void {
    this.#dispatch({ kind: 'whole', stage });
  }

  /** Immediately retries the texts that could not be checked. */
  retry(): void {
    for (const lane of this.#lanes) lane.retry();
    for (const listener of this.#retryListeners) listener();
  }

  /** Subscribes to requests to retry incomplete checks. */
  onRetry(listener: () => void): () => void {
    this.#retryListeners.add(listener);
    return () => this.#retryListeners.delete(listener);
  }

  /** Invalidates the answers of a source, for example after a change of settings, and requests them again. */
  outdate(name: string): void {
    this.#cache.outdate(name);
    this.#lanes.find(({ source }) => source.name === name)?.restart();
    const { read, version, isEmpty, isHeld } = this.#state;
    // A newer change was made: all texts will be read then.
    if (read !== version) return;
    this.#dispatch({ kind: 'read', isEmpty, isHeld, open: this.#openChecks() });
    this.#want();
  }

  /** Sets the data that a running check is waiting for. */
  setLoading(loading: Loading): void {
    this.#dispatch({ kind: 'loading', loading });
  }

  close(): void {
    this.#stopWatching();
    for (const lane of this.#lanes) lane.close();
  }

  #openLane(source: CheckSource, surroundings: Surroundings): CheckLane {
    return new CheckLane(source, surroundings, {
      onFindings: (text, lints) => {
        if (source.isRemote) this.#cache.putSlow(text, source.name, lints);
        else this.#cache.put(text.hash, source.name, lints);
        for (const listener of this.#findingListeners) listener(new Set([text.hash]));
      },
      onStages: (stages) => {
        for (const [hash, stage] of stages) if (stage === 'done') this.#cache.finish(hash, source.name);
        this.#dispatch({ kind: 'staged', source: source.name, stages });
      },
    });
  }

  #dispatch(event: CheckEvent): void {
    this.#state = reduceCheck(this.#state, event);
    const next = statusOf(this.#state);
    if (isSameStatus(next, this.#status)) return;
    this.#status = next;
    for (const listener of this.#statusListeners) listener();
  }

  #isOpen({ source }: CheckLane, { text, hash }: CheckedText): boolean {
    return source.needs(text) && !this.#cache.isDone(hash, source.name);
  }

  #openChecks(): CheckState['open'] {
    const open = new Map<string, ReadonlyMap<string, Stage>>();
    for (const text of this.#texts) {
      const stages = this.#lanes.flatMap((lane) =>
        this.#isOpen(lane, text) ? [[lane.source.name, lane.stageOf(text)] as const] : [],
      );
      if (stages.length > 0) open.set(text.hash, new Map(stages));
    }
    return open;
  }

  #want(): void {
    for (const lane of this.#lanes) lane.want(this.#texts.filter((text) => this.#isOpen(lane, text)));
  }
}
