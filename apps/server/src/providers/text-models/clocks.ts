import { second } from '@inkstone/kernel';
import type { ModelClocks } from '../../ports/models-config.ts';
import { ModelError } from '../../ports/text-model.ts';

/** Timeout for the end of the reply after the last token, in ms. */
const closing = second;

/** The time limits of one completion; `signal` is aborted when one is exceeded or the caller stops. */
export interface RunningClocks {
  readonly signal: AbortSignal;
  /** A token has arrived. */
  beat(): void;
  /** The last token has arrived. */
  finished(): void;
  /** Ends the request, so that its connection is released, and the timers. */
  stop(): void;
  /** Returns the error to report for one that ended the request: the caller's reason and exceeded limits come first. */
  explain(error: unknown): unknown;
}

/** Starts the timers of a request. */
export function startClocks(limits: ModelClocks, caller: AbortSignal): RunningClocks {
  const controller = new AbortController();
  const expire = (clock: keyof ModelClocks) => () =>
    controller.abort(new ModelError('timeout', `${clock} ${limits[clock]} ms`));
  const total = setTimeout(expire('total'), limits.total);
  let waiting = setTimeout(expire('first'), limits.first);
  const wait = (limit: number) => {
    clearTimeout(waiting);
    waiting = setTimeout(expire('idle'), limit);
  };
  const cancel = () => controller.abort(caller.reason);
  if (caller.aborted) cancel();
  caller.addEventListener('abort', cancel);
  const stopTimers = () => {
    clearTimeout(total);
    clearTimeout(waiting);
    caller.removeEventListener('abort', cancel);
  };
  return {
    signal: controller.signal,
    beat: () => wait(limits.idle),
    finished: () => wait(Math.min(closing, limits.idle)),
    stop: () => {
      stopTimers();
      if (!controller.signal.aborted) controller.abort(new ModelError('cut', 'stopped'));
    },
    explain: (error) => (controller.signal.aborted ? controller.signal.reason : error),
  };
}
