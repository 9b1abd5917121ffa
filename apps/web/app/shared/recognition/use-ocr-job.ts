import type { ReplyOf } from '@inkstone/contracts';
import { readOcrJob } from '@inkstone/contracts/ocr';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { quietCall } from '../../platform/call.ts';

/** A job with all of its pages. */
export type OcrJob = ReplyOf<typeof readOcrJob>;

/** The query key of a job. */
export const ocrJobKey = (id: string) => ['ocr', 'job', id];
/** Polling interval of a running job, in ms. */
const pollEvery = 1500;

/** A job, polled while it is open. Null requests nothing. */
export function useOcrJob(id: string | null) {
  const queries = useQueryClient();
  return useQuery({
    queryKey: ocrJobKey(id ?? ''),
    enabled: id !== null,
    queryFn: async (): Promise<OcrJob> => {
      const before = queries.getQueryData<OcrJob>(ocrJobKey(id ?? ''));
      // Finished pages do not change, so only the others are requested again.
      const known = before?.pages ?? [];
      const open = known.findIndex(({ state }) => state === 'waiting');
      const pages = known.slice(0, open === -1 ? known.length : open);
      for (;;) {
        const reply = await quietCall(readOcrJob, { id: id ?? '', from: pages.length });
        pages.push(...reply.pages);
        if (reply.pages.length === 0 || pages.length >= reply.job.pages) return { job: reply.job, pages };
      }
    },
    refetchInterval: ({ state }) => (isOpen(state.data?.job) ? pollEvery : false),
  });
}

/** Whether a job is waiting or running. */
export function isOpen(job: OcrJob['job'] | undefined): boolean {
  return job?.state === 'waiting' || job?.state === 'running';
}
