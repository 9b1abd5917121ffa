import { type SharePictureState, sharePictureLimits } from '@inkstone/contracts/membership';
import { FileButton, Notice } from '@inkstone/ui';
import { useState } from 'react';
import { useFormatter, useTranslations } from 'use-intl';
import { useErrorText } from '../../../platform/use-error-text.ts';
import { useMoment } from '../../../shell/use-moment.ts';
import { useSendPicture, useSharePicture } from './use-share-picture.ts';

const pictures = 'image/png,image/jpeg,image/webp';

/** Granted words for rewriting: the remaining number, and the picture of a share with its state. */
export function FreeWords({ first }: { first: SharePictureState }) {
  const t = useTranslations('usage');
  const errors = useTranslations('errors');
  const format = useFormatter();
  const errorText = useErrorText();
  const { data } = useSharePicture(first);
  const send = useSendPicture();
  const [isTooLarge, setTooLarge] = useState(false);
  const { left, canSend, last } = data;
  const words = format.number(data.words);
  const limit = `${sharePictureLimits.bytes / 1024 / 1024} MB`;

  function take(file: File): void {
    setTooLarge(file.size > sharePictureLimits.bytes);
    if (file.size <= sharePictureLimits.bytes) send.mutate(file);
  }

  return (
    <>
      {left !== null && <p className="font-medium">{t('left', { count: left })}</p>}
      {last && (
        <div role="status">
          <LastPicture last={last} words={words} />
        </div>
      )}
      {canSend && (
        <>
          <p className="text-sm text-soft">{t('shareHint', { words })}</p>
          <div>
            <FileButton label={t('shareSend')} accept={pictures} isBusy={send.isPending} onFile={take} />
          </div>
        </>
      )}
      {(isTooLarge || send.error) && (
        <Notice tone="bad" role="alert">
          {isTooLarge ? errors('image_too_large', { limit }) : errorText(send.error)}
        </Notice>
      )}
    </>
  );
}

function LastPicture({ last, words }: { last: NonNullable<SharePictureState['last']>; words: string }) {
  const t = useTranslations('usage');
  const moment = useMoment();
  switch (last.state) {
    case 'pending':
      return <Notice>{t('sharePending', { time: moment(last.dueAt) })}</Notice>;
    case 'approved':
      return <Notice tone="good">{t('shareApproved', { words })}</Notice>;
    case 'refused':
      return (
        <Notice tone="bad">
          <span className="wrap-anywhere">{t('shareRefused', { reason: last.refusal ?? '' })}</span>
        </Notice>
      );
  }
}
