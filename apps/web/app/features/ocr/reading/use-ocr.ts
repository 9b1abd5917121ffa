import type { ReplyOf } from '@inkstone/contracts';
import {
  cancelOcrJob,
  correctOcrPage,
  deleteOcrJobs,
  downloadOcrJob,
  listOcrJobs,
  type OcrFormat,
  type OcrPageView,
} from '@inkstone/contracts/ocr';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { call, quietCall } from '../../../platform/call.ts';
import { blobOf, type GivenFile } from '../../../shared/files/base64.ts';
import { startRecognition } from '../../../shared/recognition/start-recognition.ts';
import { type OcrJob, ocrJobKey } from '../../../shared/recognition/use-ocr-job.ts';
import { saveFile } from '../../../shared/save-file.ts';

/** Initial data of the page. */
export type OcrList = ReplyOf<typeof listOcrJobs>;

const listKey = ['ocr', 'list'];

/** The jobs of the account, and its limits. */
export function useOcrList(first: OcrList): OcrList {
  return useQuery({ queryKey: listKey, queryFn: () => quietCall(listOcrJobs, {}), initialData: first }).data;
}

/** Sends files and returns the id of the job. */
export function useStartOcr() {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: startRecognition,
    onSuccess: () => queries.invalidateQueries({ queryKey: listKey }),
  });
}

/** Stops, corrects, deletes and downloads a job. */
export function useOcrActions(id: string) {
  const queries = useQueryClient();
  const renew = () =>
    Promise.all([
      queries.invalidateQueries({ queryKey: ocrJobKey(id) }),
      queries.invalidateQueries({ queryKey: listKey }),
    ]);
  const cancel = useMutation({ mutationFn: () => call(cancelOcrJob, { id }), onSuccess: renew });
  const remove = useMutation({
    mutationFn: () => call(deleteOcrJobs, { ids: [id] }),
    onSuccess: () => queries.invalidateQueries({ queryKey: listKey }),
  });
  const correct = useMutation({
    mutationFn: ({ page, at, text }: { page: number; at: number; text: string }) =>
      call(correctOcrPage, { id, page, words: [{ at, text }] }),
    onSuccess: (page: OcrPageView) =>
      queries.setQueryData<OcrJob>(ocrJobKey(id), (before) => {
        if (!before) return before;
        return { ...before, pages: before.pages.map((one) => (one.index === page.index ? page : one)) };
      }),
  });
  const download = useMutation({
    mutationFn: async (format: Exclude<OcrFormat, 'html'>) => {
      const { name, base64, mediaType } = await call(downloadOcrJob, { id, format });
      saveFile(name, blobOf(base64, mediaType));
    },
  });
  return { cancel, remove, correct, download };
}

/** Downloads the text of a job as an HTML file for the import into a document. */
export async function downloadHtml(id: string): Promise<GivenFile> {
  const { name, base64 } = await call(downloadOcrJob, { id, format: 'html' });
  return { name, base64 };
}
