import type { Clock } from '@inkstone/kernel';
import type { Deps } from '../../deps.ts';
import type { Log } from '../observability/log.ts';
import type { Metrics } from '../observability/metrics.ts';
import type { AnyJob } from './jobs.ts';

interface Tools {
  readonly log: Log;
  readonly metrics: Metrics;
  readonly clock: Clock;
}

/** Validates a payload and runs its job; records metrics and logs. Rejects when the job must be retried. */
export async function runJob(
  job: AnyJob,
  payload: unknown,
  deps: Deps,
  { log, metrics, clock }: Tools,
): Promise<void> {
  const stopTimer = metrics.jobs.seconds.startTimer({ name: job.name });
  const startedAt = clock.now();
  try {
    const handler = await job.load();
    // `defineJob` has checked the two types before the table erased them.
    await handler(deps, job.payload.parse(payload) as never);
    stopTimer({ outcome: 'done' });
    log.info('job done', { job: job.name, ms: clock.now() - startedAt });
  } catch (error) {
    stopTimer({ outcome: 'failed' });
    log.error('job failed', { job: job.name, error });
    throw error;
  }
}
