import type { AppError } from '@inkstone/contracts';
import type {
  KeptReason,
  RewriteEvent,
  RewriteReceipt,
  SentenceState,
  SentenceVersion,
} from '@inkstone/contracts/rewriting';

/** A sentence of a run that is in the document. */
export interface RunSentence {
  /** Also the id of its proposal. */
  readonly id: string;
  readonly original: string;
  /** `waiting` until its result has arrived. */
  readonly state: 'waiting' | SentenceState;
  readonly keptBecause: KeptReason | null;
  /** The first one is the result of the run; others were requested, or created by choosing synonyms. */
  readonly versions: readonly SentenceVersion[];
  readonly chosen: number;
}

/** One run of a tool: its sentences, and how it ended. */
export interface Run {
  readonly jobId: string;
  readonly tool: string;
  readonly phase: 'running' | 'stopped' | 'done';
  readonly isLight: boolean;
  readonly sentences: readonly RunSentence[];
  /** Words charged so far. */
  readonly words: number;
  /** Null while the run is active, and after it was stopped. */
  readonly receipt: RewriteReceipt | null;
  readonly error: AppError | null;
}

/** A run that has been requested. */
export function newRun(jobId: string, tool: string): Run {
  return {
    jobId,
    tool,
    phase: 'running',
    isLight: false,
    sentences: [],
    words: 0,
    receipt: null,
    error: null,
  };
}

/** The id of a sentence and of its proposal. */
export function sentenceId(jobId: string, index: number): string {
  return `${jobId}:${index}`;
}

/** Returns the run after its first event. Sentences known from an earlier part of the run are kept. */
export function beginRun(
  run: Run,
  isLight: boolean,
  sentences: readonly Pick<RunSentence, 'id' | 'original'>[],
): Run {
  const known = new Map(run.sentences.map((sentence) => [sentence.id, sentence]));
  const all = sentences.map(
    ({ id, original }): RunSentence =>
      known.get(id) ?? { id, original, state: 'waiting', keptBecause: null, versions: [], chosen: 0 },
  );
  // Earlier charges are sent again with the sentences.
  return { ...run, isLight, sentences: all, words: 0 };
}

type SentenceEvent = Extract<RewriteEvent, { type: 'sentence' }>;

/** Returns the run with the result of a sentence. An existing result is not replaced. */
export function takeSentence(run: Run, event: SentenceEvent): Run {
  const id = sentenceId(run.jobId, event.index);
  const { text, changes, meaning, state, keptBecause } = event;
  const changed = changeSentence(run, id, (sentence) =>
    sentence.state === 'waiting'
      ? {
          ...sentence,
          state,
          keptBecause,
          versions: state === 'rewritten' ? [{ text: text.trim(), changes, meaning }] : [],
        }
      : sentence,
  );
  return { ...changed, words: run.words + event.words };
}

/**
 * Returns the run with further versions of a sentence; the first new one is selected. Existing versions are
 * skipped.
 */
export function addVersions(run: Run, id: string, versions: readonly SentenceVersion[]): Run {
  return changeSentence(run, id, (sentence) => {
    const fresh = versions
      .map((version) => ({ ...version, text: version.text.trim() }))
      .filter(({ text }) => text !== sentence.original)
      .filter(({ text }) => sentence.versions.every((known) => known.text !== text));
    if (fresh.length === 0) return sentence;
    return {
      ...sentence,
      state: 'rewritten',
      versions: [...sentence.versions, ...fresh],
      chosen: sentence.versions.length,
    };
  });
}

/** Returns the run with another version of a sentence chosen. */
export function chooseVersion(run: Run, id: string, chosen: number): Run {
  return changeSentence(run, id, (sentence) =>
    chosen >= 0 && chosen < sentence.versions.length ? { ...sentence, chosen } : sentence,
  );
}

/** Returns the text that accepting a sentence would write; null if there is none. */
export function chosenText({ versions, chosen }: RunSentence): string | null {
  return versions[chosen]?.text ?? null;
}

/** Returns the number of sentences with a result. */
export function countDone({ sentences }: Run): number {
  return sentences.filter(({ state }) => state !== 'waiting').length;
}

function changeSentence(run: Run, id: string, change: (sentence: RunSentence) => RunSentence): Run {
  return {
    ...run,
    sentences: run.sentences.map((sentence) => (sentence.id === id ? change(sentence) : sentence)),
  };
}
