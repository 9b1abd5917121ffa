/** Reasons why the check of a text is incomplete. */
export type Missing =
  /** Neither this device nor the server could check it. */
  | 'everything'
  /** Part of the English language data could not be loaded. */
  | 'english'
  /** The server, which has the Chinese language model, could not be reached. */
  | 'server'
  /** The server has not checked it because the account's daily limit is used up. */
  | 'limit'
  /** The server has no Chinese language model. */
  | 'model'
  /** The check of the document as a whole. */
  | 'whole';

/** State of one source for one text; completed texts are not listed. */
export type Stage = 'waiting' | 'asked' | Missing;

/** Data that a running check is waiting for. */
export type Loading = 'english' | 'more-english' | null;

/** Progress of the check of a document. */
export interface CheckStatus {
  /**
   * `empty`: nothing to check. `waiting`: some text has not been sent to every source. `checking`: answers
   * are pending. `done`: the present text is completely checked. `partly`: all answers have arrived, but some
   * are incomplete.
   */
  readonly phase: 'empty' | 'waiting' | 'checking' | 'done' | 'partly';
  /** Reasons for incompleteness, without duplicates; while waiting or checking, those known so far. */
  readonly missing: readonly Missing[];
  readonly loading: Loading;
}

/** States of one text by source name. */
export type OpenChecks = ReadonlyMap<string, Stage>;

/** Complete state from which the status of a document's check is derived. */
export interface CheckState {
  /** Incremented on every change of the text. */
  readonly version: number;
  /** The version whose paragraphs are known. */
  readonly read: number;
  /** Whether something in that version is withheld because it is still being typed. */
  readonly isHeld: boolean;
  readonly isEmpty: boolean;
  /** Paragraphs of that version that are not completed by every source, by hash. */
  readonly open: ReadonlyMap<string, OpenChecks>;
  /** State of the whole-document check; null if it is disabled. */
  readonly whole: Stage | 'done' | null;
  readonly loading: Loading;
}

/** Events of a check. */
export type CheckEvent =
  /** The text changed; its content is not read yet. */
  | { readonly kind: 'changed' }
  /** The paragraphs of the newest version, without completed ones. */
  | {
      readonly kind: 'read';
      readonly isEmpty: boolean;
      readonly isHeld: boolean;
      readonly open: CheckState['open'];
    }
  /** The state of a source for some texts has changed: requested, answered, failed, or to be requested again. */
  | {
      readonly kind: 'staged';
      readonly source: string;
      readonly stages: ReadonlyMap<string, Stage | 'done'>;
    }
  | { readonly kind: 'whole'; readonly stage: CheckState['whole'] }
  | { readonly kind: 'loading'; readonly loading: Loading };

/** State before any text is known. */
export const initialCheckState: CheckState = {
  version: 0,
  read: -1,
  isHeld: false,
  isEmpty: true,
  open: new Map(),
  whole: null,
  loading: null,
};

/** Returns the state after an event. */
export function reduceCheck(state: CheckState, event: CheckEvent): CheckState {
  switch (event.kind) {
    case 'changed':
      return {
        ...state,
        version: state.version + 1,
        whole: state.whole === null ? null : 'waiting',
      };
    case 'read': {
      const { isEmpty, isHeld, open } = event;
      return { ...state, read: state.version, isEmpty, isHeld, open };
    }
    case 'staged':
      return { ...state, open: stageTexts(state.open, event.source, event.stages) };
    case 'whole':
      return { ...state, whole: event.stage };
    case 'loading':
      return { ...state, loading: event.loading };
  }
}

/** Sets the stages of texts; ignores texts that are no longer in the document. */
function stageTexts(
  open: CheckState['open'],
  source: string,
  stages: ReadonlyMap<string, Stage | 'done'>,
): CheckState['open'] {
  const next = new Map(open);
  for (const [hash, stage] of stages) {
    const before = open.get(hash);
    if (!before?.has(source)) continue;
    const after = new Map(before);
    if (stage === 'done') after.delete(source);
    else after.set(source, stage);
    if (after.size === 0) next.delete(hash);
    else next.set(hash, after);
  }
  return next;
}

/** Derives the status from the state. */
export function statusOf({ version, read, isHeld, isEmpty, open, whole, loading }: CheckState): CheckStatus {
  const stages = new Set<Stage | 'done'>(whole === null ? [] : [whole]);
  for (const checks of open.values()) for (const stage of checks.values()) stages.add(stage);
  const isKnown = read === version && !isHeld;
  if (isKnown && isEmpty) return { phase: 'empty', missing: [], loading: null };
  const missing = [...stages].filter((stage) => isMissing(stage)).sort();
  if (!isKnown || stages.has('waiting')) return { phase: 'waiting', missing, loading };
  if (stages.has('asked')) return { phase: 'checking', missing, loading };
  return { phase: missing.length > 0 ? 'partly' : 'done', missing, loading: null };
}

function isMissing(stage: Stage | 'done'): stage is Missing {
  return stage !== 'waiting' && stage !== 'asked' && stage !== 'done';
}

/** Whether a check has ended: there will be no more findings for the present text. */
export function isSettled({ phase }: CheckStatus): boolean {
  return phase !== 'waiting' && phase !== 'checking';
}

/** Whether two statuses are equal. */
export function isSameStatus(a: CheckStatus, b: CheckStatus): boolean {
  return a.phase === b.phase && a.loading === b.loading && a.missing.join() === b.missing.join();
}
