import { AppError, type ReplyOf } from '@inkstone/contracts';
import { importDocument } from '@inkstone/contracts/documents/exchange';
import {
  cancelOcrJob,
  correctOcrPage,
  deleteOcrJobs,
  downloadOcrJob,
  listOcrJobs,
  type OcrFormat,
  type OcrLanguageChoice,
  type OcrPageView,
  ocrLimits,
  readOcrJob,
  startOcrJob,
} from '@inkstone/contracts/ocr';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { call, quietCall } from '../../../platform/call.ts';
import { blobOf, type GivenFile, readGivenFile } from '../../../shared/files/base64.ts';
import { saveFile } from '../../../shared/save-file.ts';

/** What the page starts with. */
export type OcrList = ReplyOf<typeof listOcrJobs>;
/** A job with all of its pages. */
export type OcrJob = ReplyOf<typeof readOcrJob>;

const listKey = ['ocr', 'list'];
const jobKey = (id: string) => ['ocr', 'job', id];
/** How often a running job is asked for, in ms. */
const pollEvery = 1500;

/** The jobs of the account, and its limits. */
export function useOcrList(first: OcrList): OcrList {
  return useQuery({ queryKey: listKey, queryFn: () => quietCall(listOcrJobs, {}), initialData: first }).data;
}

/** A job; asked for again while it is open. */
export function useOcrJob(id: string) {
  const queries = useQueryClient();
  return useQuery({
    queryKey: jobKey(id),
    queryFn: async (): Promise<OcrJob> => {
      const before = queries.getQueryData<OcrJob>(jobKey(id));
      // Pages that have their outcome do not change; only the others are asked for again.
      const known = before?.pages ?? [];
      const open = known.findIndex(({ state }) => state === 'waiting');
      const pages = known.slice(0, open === -1 ? known.length : open);
      for (;;) {
        const reply = await quietCall(readOcrJob, { id, from: pages.length });
        pages.push(...reply.pages);
        if (reply.pages.length === 0 || pages.length >= reply.job.pages) return { job: reply.job, pages };
      }
    },
    refetchInterval: ({ state }) => (isOpen(state.data?.job) ? pollEvery : false),
  });
}

/** Whether a job still waits or runs. */
export function isOpen(job: OcrJob['job'] | undefined): boolean {
  return job?.state === 'waiting' || job?.state === 'running';
}

/** Sends files and returns the id of their job. */
export function useStartOcr() {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: async ({ files, language }: { files: readonly File[]; language: OcrLanguageChoice }) => {
      const limit = `${ocrLimits.bytes / 1024 / 1024} MB`;
      if (files.length > ocrLimits.files)
        throw new AppError('ocr_too_many_pages', { limit: ocrLimits.files });
      if (files.reduce((sum, { size }) => sum + size, 0) > ocrLimits.bytes)
        throw new AppError('import_too_large', { limit });
      const given = await Promise.all(files.map(readPicture));
      return (await call(startOcrJob, { id: crypto.randomUUID(), language, files: given })).id;
    },
    onSuccess: () => queries.invalidateQueries({ queryKey: listKey }),
  });
}

/** Browsers of some systems can show HEIC pictures; they are sent as JPEG. */
async function readPicture(file: File): Promise<GivenFile> {
  const isHeic = /\.hei[cf]$/i.test(file.name) || /^image\/hei[cf]/.test(file.type);
  const readable = isHeic ? await toJpeg(file) : file;
  return readGivenFile(readable, ocrLimits.bytes, 'import_too_large');
}

async function toJpeg(file: File): Promise<File> {
  try {
    const bitmap = await createImageBitmap(file);
    const canvas = new OffscreenCanvas(bitmap.width, bitmap.height);
    canvas.getContext('2d')?.drawImage(bitmap, 0, 0);
    const blob = await canvas.convertToBlob({ type: 'image/jpeg', quality: 0.92 });
    return new File([blob], file.name.replace(/\.\w+$/, '.jpg'));
  } catch (error) {
    throw new AppError('picture_unreadable', { name: file.name }, error);
  }
}

/** Stops, corrects, deletes and downloads a job. */
export function useOcrActions(id: string) {
  const queries = useQueryClient();
  const renew = () =>
    Promise.all([
      queries.invalidateQueries({ queryKey: jobKey(id) }),
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
      queries.setQueryData<OcrJob>(jobKey(id), (before) => {
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
  const open = useMutation({
    mutationFn: async () => {
      const { name, base64 } = await call(downloadOcrJob, { id, format: 'html' });
      return (await call(importDocument, { name, base64 })).document.id;
    },
    onSuccess: () => queries.invalidateQueries(),
  });
  return { cancel, remove, correct, download, open };
}
