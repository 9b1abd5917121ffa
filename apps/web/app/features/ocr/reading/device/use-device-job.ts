import { AppError } from '@inkstone/contracts';
import { ocrLimits } from '@inkstone/contracts/ocr';
import { useMutation } from '@tanstack/react-query';
import { useEffect, useSyncExternalStore } from 'react';
import { canReadHere } from './can-read-here.ts';
import { type DeviceJob, type DeviceJobInput, startDeviceJob } from './device-job.ts';

/** Begins reading on this device; the code of the reader is loaded with the first use. */
export function useStartDeviceJob() {
  return useMutation({
    // It works without a network once the engine is loaded.
    networkMode: 'always',
    mutationFn: async (input: DeviceJobInput): Promise<DeviceJob> => {
      if (!canReadHere()) throw new AppError('ocr_device');
      if (input.files.some(({ type, name }) => type === 'application/pdf' || /\.pdf$/i.test(name)))
        throw new AppError('ocr_device_pdf');
      if (input.files.length > ocrLimits.files)
        throw new AppError('ocr_too_many_pages', { limit: ocrLimits.files });
      const { openDeviceReader } = await import('./device-reader.ts').catch((error: unknown) => {
        throw new AppError('network_error', {}, error);
      });
      return startDeviceJob(input, openDeviceReader());
    },
  });
}

/** The state of a job; it ends with the part of the page that shows it. */
export function useDeviceJob(job: DeviceJob) {
  // The server's rendering has no job.
  const state = useSyncExternalStore(job.subscribe, job.state, job.state);
  useEffect(() => {
    const isUnsaved = (event: BeforeUnloadEvent) => {
      if (job.state().pages.some((page) => page.state === 'done')) event.preventDefault();
    };
    addEventListener('beforeunload', isUnsaved);
    return () => removeEventListener('beforeunload', isUnsaved);
  }, [job]);
  return state;
}
