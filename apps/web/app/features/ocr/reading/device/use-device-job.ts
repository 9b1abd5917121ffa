import { AppError } from '@inkstone/contracts';
import { ocrLimits } from '@inkstone/contracts/ocr';
import { useMutation } from '@tanstack/react-query';
import { useEffect, useSyncExternalStore } from 'react';
import { canReadHere } from './can-read-here.ts';
import { type DeviceJob, type DeviceJobInput, startDeviceJob } from './device-job.ts';

/** Starts recognition on this device. The code of the reader is loaded on first use. */
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

/** The state of a job, which ends when the component is unmounted. */
export function useDeviceJob(job: DeviceJob) {
  // The server never renders a job.
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
