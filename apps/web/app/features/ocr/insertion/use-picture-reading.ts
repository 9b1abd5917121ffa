import { AppError } from '@inkstone/contracts';
import { cancelOcrJob, type OcrPageView } from '@inkstone/contracts/ocr';
import { useMutation } from '@tanstack/react-query';
import { useCallback } from 'react';
import { quietCall } from '../../../platform/call.ts';
import { pageError } from '../../../shared/recognition/page-error.ts';
import { startRecognition } from '../../../shared/recognition/start-recognition.ts';
import { isOpen, useOcrJob } from '../../../shared/recognition/use-ocr-job.ts';

/** The recognition of one picture. */
export interface PictureReading {
  readonly isBusy: boolean;
  readonly error: unknown;
  /** The id of the job; null before it is created. */
  readonly job: string | null;
  /** The page; null until its outcome is known. */
  readonly page: OcrPageView | null;
  readonly readFile: (file: File) => void;
  /** Recognises a picture of a document. */
  readonly readAddress: (src: string) => void;
  /** Stops an unfinished recognition. */
  readonly stop: () => void;
}

/** Recognises one picture. */
export function usePictureReading(): PictureReading {
  const start = useMutation({
    mutationFn: async (source: File | string) => {
      const file = typeof source === 'string' ? await fetchPicture(source) : source;
      return await startRecognition({ files: [file], language: 'auto' });
    },
  });
  const { mutate, data: job = null } = start;
  const { data, error } = useOcrJob(job);
  const known = data?.pages[0];
  const page = known && known.state !== 'waiting' ? known : null;
  const isBusy = start.isPending || (job !== null && error === null && page === null);
  return {
    isBusy,
    error: start.error ?? error ?? (page?.state === 'failed' ? pageError(page) : null),
    job,
    page,
    readFile: mutate,
    readAddress: useCallback((src) => mutate(src), [mutate]),
    stop: () => {
      // A failure has no effect, because the server ends the job after some minutes.
      if (job !== null && isOpen(data?.job)) void quietCall(cancelOcrJob, { id: job }).catch(() => undefined);
    },
  };
}

async function fetchPicture(src: string): Promise<File> {
  try {
    const reply = await fetch(src);
    if (!reply.ok) throw new AppError('picture_unreadable', { name: '' });
    const blob = await reply.blob();
    return new File([blob], 'picture', { type: blob.type });
  } catch (error) {
    throw error instanceof AppError ? error : new AppError('network_error', {}, error);
  }
}
