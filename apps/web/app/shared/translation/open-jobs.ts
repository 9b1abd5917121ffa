/**
 * A translation whose end has not been received: its id on the server, and the ids of the pairs without a result. The server may
 * have charged them, and sends them again without a charge if the same id is used.
 */
export interface OpenJob {
  readonly id: string;
  readonly waiting: readonly number[];
}

/** Returns the open job that contains one of these pairs; null if there is none. */
export function openJobOf(jobs: readonly OpenJob[], pairs: readonly number[]): OpenJob | null {
  return jobs.find(({ waiting }) => pairs.some((pair) => waiting.includes(pair))) ?? null;
}

/** Adds pairs to a job, which becomes open. */
export function withJob(jobs: readonly OpenJob[], id: string, pairs: readonly number[]): readonly OpenJob[] {
  const known = jobs.find((job) => job.id === id)?.waiting ?? [];
  return [...withoutJob(jobs, id), { id, waiting: [...new Set([...known, ...pairs])] }];
}

/** Removes a pair whose result was received from a job. */
export function withoutPair(jobs: readonly OpenJob[], id: string, pair: number): readonly OpenJob[] {
  return jobs.map((job) =>
    job.id === id ? { id, waiting: job.waiting.filter((waiting) => waiting !== pair) } : job,
  );
}

/** Removes a job whose end was received. */
export function withoutJob(jobs: readonly OpenJob[], id: string): readonly OpenJob[] {
  return jobs.filter((job) => job.id !== id);
}
