import { followRewrite } from '@inkstone/contracts/rewriting/rewrite';
import type { DocumentRange } from '@inkstone/editor/proposals';
import { stream } from '../../../../platform/call.ts';
import type { RunChoices } from '../panel/run-choices.ts';
import type { RunRequest } from './rewrite-session.ts';

/** What a run of rewriting sends, besides the id of its job. It can be sent again later. */
export interface RewriteInput extends RunChoices {
  readonly text: string;
}

/** The request of a run of rewriting. */
export function rewriteRequest(input: RewriteInput, range: DocumentRange): RunRequest {
  const { terms, unlocked, ...rest } = input;
  return {
    ...{ tool: input.mode, range, input },
    events: (jobId, signal) =>
      stream(followRewrite, { jobId, ...rest, terms: [...terms], unlocked: [...unlocked] }, signal),
  };
}
