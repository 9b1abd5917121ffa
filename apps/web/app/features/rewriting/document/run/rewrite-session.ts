import { AppError } from '@inkstone/contracts';
import type { RewriteEvent, SentenceVersion } from '@inkstone/contracts/rewriting';
import type { Editor } from '@inkstone/editor';
import {
  type AcceptWay,
  acceptProposals,
  changeProposals,
  type DocumentRange,
} from '@inkstone/editor/proposals';
import type { RewriteInput, RunRequest } from './rewrite-request.ts';
import {
  addVersions,
  beginRun,
  chooseVersion,
  chosenText,
  newRun,
  type Run,
  sentenceId,
  takeSentence,
} from './run-state.ts';

/**
 * Number of retries, and pause between them in ms, while another process holds the lease of a run: after a
 * crash of the server its lease must expire first.
 */
const timeout = { times: 12, pause: 2000 };

/**
 * The runs of one tool in one editor. Results are shown as proposals beside the document. The session
 * outlives the panel that shows them.
 */
export class RewriteSession {
  readonly #editor: Editor;
  readonly #listeners = new Set<() => void>();
  #run: Run | null = null;
  #request: RunRequest | null = null;
  #abort: AbortController | null = null;
  /** The job of a repetition whose end has not been received: what it was charged for is sent again under this id. */
  #repeated: string | null = null;

  constructor(editor: Editor) {
    this.#editor = editor;
    editor.on('destroy', () => this.#abort?.abort());
  }

  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };

  readonly current = (): Run | null => this.#run;

  /** Returns the request of the current run if it is stored after the page is closed; null otherwise. */
  readonly input = (): RewriteInput | null => this.#request?.input ?? null;

  /** Shows a run of an earlier page, as stopped unless it was complete. */
  reopen(run: Run, request: RunRequest): void {
    this.#request = request;
    this.#set({ ...run, phase: run.phase === 'done' ? 'done' : 'stopped' });
  }

  /** Starts a run that replaces the current one; accepted sentences are kept. */
  start(request: RunRequest): void {
    this.clear();
    this.#request = request;
    this.#set(newRun(crypto.randomUUID(), request.tool));
    void this.#follow();
  }

  /** Continues a run that was stopped or interrupted. */
  resume(): void {
    if (!this.#run || this.#run.phase === 'running') return;
    this.#set({ ...this.#run, phase: 'running', receipt: null, error: null });
    void this.#follow();
  }

  /** Repeats the request; the results become further versions of the sentences. An incomplete run is continued instead. */
  async again(): Promise<void> {
    const [run, request] = [this.#run, this.#request];
    if (!run || !request || run.phase === 'running') return;
    if (run.phase === 'stopped') return this.resume();
    const jobId = this.#repeated ?? crypto.randomUUID();
    this.#repeated = jobId;
    const abort = new AbortController();
    this.#abort = abort;
    this.#set({ ...run, phase: 'running', error: null });
    try {
      for await (const event of request.events(jobId, abort.signal)) {
        if (abort.signal.aborted || this.#run?.jobId !== run.jobId) break;
        if (event.type === 'receipt') {
          this.#repeated = null;
          this.#change((now) => ({ ...now, receipt: event }));
        }
        if (event.type !== 'sentence' || event.state !== 'rewritten') continue;
        const { text, changes, meaning } = event;
        this.addVersions(sentenceId(run.jobId, event.index), [{ text, changes, meaning }]);
      }
    } catch (error) {
      if (!abort.signal.aborted) this.#change((now) => ({ ...now, error: errorOf(error) }));
    }
    if (this.#abort === abort) this.#change((now) => ({ ...now, phase: 'done' }));
  }

  /** Stops the run; finished sentences are kept. */
  stop(): void {
    this.#abort?.abort();
  }

  /** Ends the run and removes its proposals. */
  clear(): void {
    const run = this.#run;
    this.stop();
    this.#request = null;
    this.#repeated = null;
    this.#set(null);
    if (run) changeProposals(this.#editor.view, { remove: idsOf(run), active: null });
  }

  choose(id: string, version: number): void {
    this.#change((run) => chooseVersion(run, id, version));
  }

  addVersions(id: string, versions: readonly SentenceVersion[]): void {
    this.#change((run) => addVersions(run, id, versions));
    const sentence = this.#run?.sentences.find((each) => each.id === id);
    if (!sentence) return;
    const alternatives = sentence.versions.map(({ text }) => text);
    changeProposals(this.#editor.view, { update: [{ id, alternatives, state: 'ready' }] });
  }

  /** Writes the chosen versions of sentences into the document in one undo step; returns the ids of those not written. */
  accept(ids: readonly string[], way: AcceptWay): readonly string[] {
    const isGenerated = this.#run?.isLight === false;
    const picks = (this.#run?.sentences ?? []).flatMap((sentence) => {
      const text = chosenText(sentence);
      return text !== null && ids.includes(sentence.id) ? [{ id: sentence.id, text, isGenerated }] : [];
    });
    const written = new Set(acceptProposals(this.#editor.view, picks, way));
    return ids.filter((id) => !written.has(id));
  }

  reject(id: string): void {
    changeProposals(this.#editor.view, { reject: new Set([id]) });
  }

  restore(id: string): void {
    changeProposals(this.#editor.view, { restore: new Set([id]) });
  }

  async #follow(): Promise<void> {
    const [run, request] = [this.#run, this.#request];
    if (!run || !request) return;
    const abort = new AbortController();
    this.#abort = abort;
    try {
      for await (const event of withReconnects(request, run.jobId, abort.signal)) {
        if (abort.signal.aborted || this.#editor.isDestroyed) break;
        this.#take(event, request.range);
      }
    } catch (error) {
      if (!abort.signal.aborted) this.#change((now) => ({ ...now, error: errorOf(error) }));
    }
    if (this.#abort !== abort || this.#run?.jobId !== run.jobId) return;
    this.#change((now) => ({ ...now, phase: now.receipt && now.receipt.open === 0 ? 'done' : 'stopped' }));
  }

  #take(event: RewriteEvent, range: DocumentRange): void {
    if (event.type === 'begin') this.#begin(event, range);
    else if (event.type === 'receipt')
      this.#change((run) => ({ ...run, receipt: event, words: event.words }));
    else {
      this.#change((run) => takeSentence(run, event));
      this.#showResult(sentenceId(this.#run?.jobId ?? '', event.index));
    }
  }

  #begin(
    { jobId, isLight, sentences }: Extract<RewriteEvent, { type: 'begin' }>,
    range: DocumentRange,
  ): void {
    const known = this.#run?.sentences ?? [];
    // A continued run already has its proposals.
    if (known.length > 0) {
      this.#change((run) => beginRun(run, isLight, known));
      return;
    }
    const placed = sentences.flatMap(({ start, end }, index) => {
      const place = range.place(start, end);
      return place ? [{ id: sentenceId(jobId, index), place, original: place.text }] : [];
    });
    const tool = this.#run?.tool ?? '';
    this.#change((run) => beginRun(run, isLight, placed));
    changeProposals(this.#editor.view, {
      add: placed.map(({ id, place, original }) => ({
        id,
        tool,
        original,
        from: place.from,
        to: place.to,
        alternatives: [],
        state: 'streaming' as const,
      })),
    });
  }

  /** Shows the result of a sentence as a proposal, if it has a new version. */
  #showResult(id: string): void {
    const sentence = this.#run?.sentences.find((each) => each.id === id);
    if (!sentence) return;
    const alternatives = sentence.versions.map(({ text }) => text);
    changeProposals(
      this.#editor.view,
      alternatives.length > 0
        ? { update: [{ id, alternatives, state: 'ready' }] }
        : { reject: new Set([id]), update: [{ id, state: 'ready' }] },
    );
  }

  #change(change: (run: Run) => Run): void {
    if (this.#run) this.#set(change(this.#run));
  }

  #set(run: Run | null): void {
    this.#run = run;
    for (const listener of this.#listeners) listener();
  }
}

function idsOf(run: Run): ReadonlySet<string> {
  return new Set(run.sentences.map(({ id }) => id));
}

/** Yields the events of a run; retries while another process holds its lease. */
async function* withReconnects(
  request: RunRequest,
  jobId: string,
  signal: AbortSignal,
): AsyncGenerator<RewriteEvent> {
  for (let count = 1; ; count++) {
    try {
      return yield* request.events(jobId, signal);
    } catch (error) {
      const isTaken = error instanceof AppError && error.code === 'rewrite_running';
      if (!isTaken || count === timeout.times || signal.aborted) throw error;
      await new Promise<void>((resolve) => {
        const timer = setTimeout(resolve, timeout.pause);
        signal.addEventListener('abort', () => {
          clearTimeout(timer);
          resolve();
        });
      });
      if (signal.aborted) return;
    }
  }
}

function errorOf(error: unknown): AppError {
  return error instanceof AppError ? error : new AppError('unknown_error', {}, error);
}
