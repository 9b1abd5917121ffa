import type { JobRow, JobState } from '@inkstone/contracts/staff/jobs';
import type { Page, PageRequest } from '../db/keyset.ts';

/** The queue as shown to staff. */
export interface JobOverview {
  /** Lists jobs in one state, newest first. */
  list(request: PageRequest & { readonly state: JobState }): Promise<Page<JobRow>>;
  /** Counts the jobs in each state. */
  count(): Promise<Record<JobState, number>>;
  /** Retries a job that has finally failed; false if there is no such job. */
  retry(name: string, id: string): Promise<boolean>;
}
