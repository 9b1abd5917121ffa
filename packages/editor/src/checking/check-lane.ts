import { minute, second } from '@inkstone/kernel';
import type { Lint } from '@inkstone/proofread';
import type { Missing, Stage } from './check-state.ts';
import type { CheckSource, Surroundings } from './source.ts';

/** A paragraph of the editor, with its hash. */
export interface CheckedText {
  readonly text: string;
  /** The result of `hashText`. */
  readonly hash: string;
}

const firstPause = 5 * second;
const maxPause = 5 * minute;

/** Receives the results and state changes of a lane. */
export interface LaneListener {
  onFindings(text: CheckedText, lints: readonly Lint[]): void;
  /** Reports that texts are completed, incomplete, requested or waiting again. */
  onStages(stages: ReadonlyMap<string, Stage | 'done'>): void;
}

/** Sends texts to one source in batches, with pauses and retries, and reports the answers. */
export class CheckLane {
  readonly source: CheckSource;
  readonly #surroundings: Surroundings;
  readonly #listener: LaneListener;
  /** Texts that the source has not completed, in order of priority. */
  #wanted: readonly CheckedText[] = [];
  readonly #underWay = new Set<string>();
  readonly #missing = new Map<string, Missing>();
  /** Texts that are being retried automatically, which count as incomplete until the answer arrives. */
  readonly #retried = new Map<string, Missing>();
  #generation = 0;
  #running = 0;
  #failures = 0;
  #isClosed = false;
  #pumpTimer: ReturnType<typeof setTimeout> | undefined;
  #retryTimer: ReturnType<typeof setTimeout> | undefined;

  constructor(source: CheckSource, surroundings: Surroundings, listener: LaneListener) {
    this.source = source;
    this.#surroundings = surroundings;
    this.#listener = listener;
  }

  /** Sets the texts of the document that the source has not completed, in order of priority. */
  want(texts: readonly CheckedText[]): void {
    this.#wanted = texts;
    this.#pumpAfter(this.source.after);
  }

  /** Returns the state of a text that the source has not completed. */
  stageOf({ hash }: CheckedText): Stage {
    const lack = this.#missing.get(hash) ?? this.#retried.get(hash);
    return lack ?? (this.#underWay.has(hash) ? 'asked' : 'waiting');
  }

  /** Retries texts that the source could not check. */
  retry(): void {
    this.#cancelRetry();
    const texts = this.#wanted.filter((text) => this.#isRetriable(text));
    if (texts.length === 0) return;
    this.source.retry?.();
    for (const { hash } of texts) this.#missing.delete(hash);
    this.#setStage(texts, 'waiting');
    this.#pumpAfter(0);
  }

  /** Discards pending answers; `want` must be called again afterwards. */
  restart(): void {
    this.#generation++;
    this.#running = 0;
    this.#underWay.clear();
    this.#missing.clear();
    this.#retried.clear();
    this.#cancelRetry();
  }

  /** Must be called when the page becomes visible or goes online. */
  surroundingsChanged(): void {
    if (!this.#canRetry()) return;
    this.#cancelRetry();
    this.#retryQuietly();
    this.#pumpAfter(0);
  }

  close(): void {
    this.#isClosed = true;
    this.#cancelRetry();
    clearTimeout(this.#pumpTimer);
  }

  #isFree({ hash }: CheckedText): boolean {
    return !this.#underWay.has(hash) && !this.#missing.has(hash);
  }

  #free(): readonly CheckedText[] {
    return this.#wanted.filter((text) => this.#isFree(text));
  }

  #setStage(texts: readonly CheckedText[], to: Stage | 'done'): void {
    if (texts.length > 0) this.#listener.onStages(new Map(texts.map(({ hash }) => [hash, to])));
  }

  #pumpAfter(delay: number): void {
    clearTimeout(this.#pumpTimer);
    if (this.#free().length === 0) return;
    if (delay === 0) this.#pump();
    else this.#pumpTimer = setTimeout(() => this.#pump(), delay);
  }

  #pump(): void {
    const { isRemote, batchesAtOnce, batchLength } = this.source;
    if (this.#isClosed || (isRemote && !this.#surroundings.isVisible())) return;
    if (isRemote && !this.#surroundings.isOnline()) {
      this.#giveUp(this.#free());
      return;
    }
    while (this.#running < batchesAtOnce) {
      const batch = nextBatch(this.#free(), batchLength);
      if (batch.length === 0) return;
      void this.#requestCheck(batch);
    }
  }

  async #requestCheck(batch: readonly CheckedText[]): Promise<void> {
    const own = this.#generation;
    const isCurrent = () => own === this.#generation && !this.#isClosed;
    this.#running++;
    for (const { hash } of batch) this.#underWay.add(hash);
    this.#setStage(
      batch.filter(({ hash }) => !this.#retried.has(hash)),
      'asked',
    );
    try {
      const lacks = await this.source.check(
        batch.map(({ text }) => text),
        (i, lints) => {
          const text = batch[i];
          if (text && isCurrent()) this.#listener.onFindings(text, lints);
        },
      );
      if (isCurrent()) this.#takeAnswer(batch, lacks);
    } catch {
      if (isCurrent()) this.#giveUp(batch);
    }
    if (!isCurrent()) return;
    this.#running--;
    this.#pump();
  }

  #takeAnswer(batch: readonly CheckedText[], lacks: readonly (Missing | null)[]): void {
    if (lacks.every((lack) => lack === null)) this.#failures = 0;
    this.#settle(batch, (_text, i) => lacks[i] ?? null);
  }

  #giveUp(batch: readonly CheckedText[]): void {
    this.#settle(batch, ({ text }) => this.source.lackOf(text));
  }

  #settle(batch: readonly CheckedText[], lackOf: (text: CheckedText, i: number) => Missing | null): void {
    const stages = new Map<string, Stage | 'done'>();
    for (const [i, text] of batch.entries()) {
      const lack = lackOf(text, i);
      this.#underWay.delete(text.hash);
      this.#retried.delete(text.hash);
      if (lack !== null) this.#missing.set(text.hash, lack);
      stages.set(text.hash, lack ?? 'done');
    }
    this.#wanted = this.#wanted.filter(({ hash }) => stages.get(hash) !== 'done');
    if (stages.size > 0) this.#listener.onStages(stages);
    if (this.#wanted.some((text) => this.#isRetriable(text))) this.#retryLater();
  }

  /** Whether a retry can succeed. A server without the language model will not get one while the page is open. */
  #isRetriable({ hash }: CheckedText): boolean {
    const lack = this.#missing.get(hash);
    return lack !== undefined && lack !== 'model';
  }

  #canRetry(): boolean {
    return this.#surroundings.isVisible() && this.#surroundings.isOnline();
  }

  #retryLater(): void {
    if (this.#isClosed || this.#retryTimer !== undefined) return;
    const pause = Math.min(maxPause, firstPause * 2 ** this.#failures++);
    this.#retryTimer = setTimeout(() => {
      this.#retryTimer = undefined;
      // Otherwise the next change of visibility or connection triggers it.
      if (this.#canRetry()) this.#retryQuietly();
    }, pause);
  }

  #retryQuietly(): void {
    const texts = this.#wanted.filter((text) => this.#isRetriable(text));
    if (texts.length === 0) return;
    this.source.retry?.();
    for (const { hash } of texts) {
      const lack = this.#missing.get(hash);
      if (lack !== undefined) this.#retried.set(hash, lack);
      this.#missing.delete(hash);
    }
    this.#pumpAfter(0);
  }

  #cancelRetry(): void {
    clearTimeout(this.#retryTimer);
    this.#retryTimer = undefined;
    this.#failures = 0;
  }
}

/** Returns the texts of the next batch; at least one, so that a very long text is sent alone. */
function nextBatch(texts: readonly CheckedText[], batchLength: number): readonly CheckedText[] {
  let length = 0;
  const end = texts.findIndex(({ text }, i) => {
    length += text.length;
    return i > 0 && length > batchLength;
  });
  return end === -1 ? texts : texts.slice(0, end);
}
