import { type ReportedPicture, readReportedPicture } from '@inkstone/contracts/staff/shares';
import { Button, Notice, Skeleton } from '@inkstone/ui';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { call } from '../../../platform/call.ts';
import { useErrorText } from '../../../platform/use-error-text.ts';

interface ReportedPicturesProps {
  complaintId: string;
  count: number;
}

/**
 * The pictures of a reported document, one at a time and only on request: they may be disturbing, and each view is recorded in the
 * audit log.
 */
export function ReportedPictures({ complaintId, count }: ReportedPicturesProps) {
  const t = useTranslations('admin-content');
  const [place, setPlace] = useState<number | null>(null);
  if (place === null) {
    return (
      <Button size="small" className="min-h-11 justify-self-start" onClick={() => setPlace(0)}>
        {t('showReportedPictures', { count })}
      </Button>
    );
  }
  return (
    <section aria-label={t('reportedPicture', { number: place + 1, count })} className="grid gap-2">
      <div className="flex flex-wrap items-center gap-2">
        <p aria-live="polite" className="text-sm text-soft">
          {t('reportedPicture', { number: place + 1, count })}
        </p>
        {count > 1 && (
          <>
            <Button size="small" disabled={place === 0} onClick={() => setPlace(place - 1)}>
              {t('previousLines')}
            </Button>
            <Button size="small" disabled={place === count - 1} onClick={() => setPlace(place + 1)}>
              {t('nextLines')}
            </Button>
          </>
        )}
      </div>
      <Picture key={place} complaintId={complaintId} place={place} />
    </section>
  );
}

function Picture({ complaintId, place }: { complaintId: string; place: number }) {
  const errorText = useErrorText();
  const { data, error } = useQuery({
    queryKey: ['reported picture', complaintId, place],
    queryFn: () => call(readReportedPicture, { complaintId, place }),
    gcTime: 0,
    retry: false,
    refetchOnWindowFocus: false,
    refetchOnReconnect: false,
  });
  if (error) {
    return (
      <Notice tone="bad" role="alert">
        <p>{errorText(error)}</p>
      </Notice>
    );
  }
  return data ? <Shown picture={data} place={place} /> : <Skeleton className="h-48 w-full" />;
}

function Shown({ picture: { mediaType, content }, place }: { picture: ReportedPicture; place: number }) {
  const t = useTranslations('admin-content');
  if (content === null) return <p className="text-sm text-faint">{t('pictureMissing')}</p>;
  return (
    <img
      src={`data:${mediaType};base64,${content}`}
      alt={t('pictureOfDocument', { number: place + 1 })}
      className="max-h-[50dvh] max-w-full border border-line object-contain"
    />
  );
}
