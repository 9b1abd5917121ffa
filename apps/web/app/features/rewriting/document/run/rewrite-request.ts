import type { RewriteEvent } from '@inkstone/contracts/rewriting';
import { followRewrite } from '@inkstone/contracts/rewriting/rewrite';
import type { DocumentRange } from '@inkstone/editor/proposals';
import { stream } from '../../../../platform/call.ts';
import type { RunChoices } from '../panel/run-choices.ts';

/** The request of a rewriting run, without the id of its job. It can be repeated later. */
export interface RewriteInput extends RunChoices {
  readonly text: string;
}

/** A request for the results of a session. */
export interface RunRequest {
  readonly tool: string;
  /** The text that was sent, with its positions in the document. */
  readonly range: DocumentRange;
  /** Requests the events; a repeated request with the same job id continues the job. */
  readonly events: (jobId: string, signal: AbortSignal) => AsyncIterable<RewriteEvent>;
  /** The request, if the run is stored after the page is closed. */
  readonly input?: RewriteInput;
}

/** Creates the request for rewriting. */
export function rewriteRequest(input: RewriteInput, range: DocumentRange): RunRequest {
  const { terms, unlocked, ...rest } = input;
  return {
    ...{ tool: input.mode, range, input },
    events: (jobId, signal) =>
      stream(followRewrite, { jobId, ...rest, terms: [...terms], unlocked: [...unlocked] }, signal),
  };
}
