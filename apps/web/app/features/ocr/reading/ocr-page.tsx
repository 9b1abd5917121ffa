import { useState } from 'react';
import { useSearchParams } from 'react-router';
import { useTranslations } from 'use-intl';
import { useErrorText } from '../../../platform/use-error-text.ts';
import { AppFrame } from '../../../shell/app-frame.tsx';
import type { DeviceJob } from './device/device-job.ts';
import { DeviceView } from './device/device-view.tsx';
import { useStartDeviceJob } from './device/use-device-job.ts';
import { usePlace } from './device/use-place.ts';
import { JobList } from './job-list.tsx';
import { JobView } from './job-view.tsx';
import { SourcePicker, type SourcePickerProps } from './source-picker.tsx';
import { type OcrList, useOcrList, useStartOcr } from './use-ocr.ts';

/** Recognises the text of pictures and scanned PDFs, which can be compared with the picture, corrected and used. */
export function OcrPage({ first }: { first: OcrList }) {
  const t = useTranslations('ocr');
  const errorText = useErrorText();
  const list = useOcrList(first);
  const [chosenPlace, setPlace] = usePlace();
  const isServerOff = list.engine === null;
  const place = isServerOff ? 'device' : chosenPlace;
  const onServer = useStartOcr();
  const onDevice = useStartDeviceJob();
  const [deviceJob, setDeviceJob] = useState<DeviceJob | null>(null);
  const [query, setQuery] = useSearchParams();
  const id = query.get('job');
  const show = (job: string | null) => setQuery(job === null ? {} : { job });
  const start: SourcePickerProps['onStart'] = (given) => {
    onServer.reset();
    onDevice.reset();
    if (place === 'device') onDevice.mutate(given, { onSuccess: setDeviceJob });
    else onServer.mutate(given, { onSuccess: show });
  };
  const error = onServer.error ?? onDevice.error;
  return (
    <AppFrame title={t('heading')} hint={t('hint')}>
      {deviceJob ? (
        <DeviceView job={deviceJob} onClose={() => setDeviceJob(null)} />
      ) : id !== null ? (
        <JobView key={id} id={id} onClose={() => show(null)} />
      ) : (
        <>
          <SourcePicker
            isBusy={onServer.isPending || onDevice.isPending}
            place={place}
            isServerOff={isServerOff}
            onPlace={setPlace}
            pagesLeft={list.pagesLeft}
            pagesPerJob={list.pagesPerJob}
            onStart={start}
          />
          {error && (
            <p className="mt-4 text-center text-bad" role="alert">
              {errorText(error)}
            </p>
          )}
          <JobList jobs={list.jobs} onOpen={show} />
        </>
      )}
    </AppFrame>
  );
}
