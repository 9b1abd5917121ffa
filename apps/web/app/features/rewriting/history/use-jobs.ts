import {
  deleteRewriteJobs,
  listRewriteJobs,
  pauseRewriteJob,
  type RewriteJobView,
  resumeRewriteJob,
} from '@inkstone/contracts/rewriting/jobs';
import { useInfiniteQuery, useMutation, useQueryClient } from '@tanstack/react-query';
import { call, quietCall } from '../../../platform/call.ts';

const key = ['rewrite', 'jobs'];
/** Polling interval of the list while a job is running, in ms. */
const readEvery = 3000;

/** The user's runs, newest first; polled while one is active. */
export function useJobs() {
  return useInfiniteQuery({
    queryKey: key,
    queryFn: ({ pageParam }) => quietCall(listRewriteJobs, pageParam ? { cursor: pageParam } : {}),
    initialPageParam: '',
    getNextPageParam: ({ next }) => next,
    refetchInterval: ({ state }) =>
      state.data?.pages.some(({ jobs }) => jobs.some(isActive)) ? readEvery : false,
  });
}

/** Whether a job is waiting or running. */
export function isActive({ state }: RewriteJobView): boolean {
  return state === 'waiting' || state === 'running';
}

/** Deletes a run with its texts. */
export function useDeleteJob() {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: (id: string) => call(deleteRewriteJobs, { ids: [id] }),
    onSuccess: () => queries.invalidateQueries({ queryKey: key }),
  });
}

/** Stops or continues a run. */
export function useMoveJob() {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: (job: RewriteJobView) =>
      isActive(job) ? call(pauseRewriteJob, { id: job.id }) : call(resumeRewriteJob, { id: job.id }),
    onSettled: () => queries.invalidateQueries({ queryKey: key }),
  });
}
