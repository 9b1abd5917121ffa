import { type SharePictureRow, showSharePicture } from '@inkstone/contracts/staff/rewards';
import { Button, Dialog, Notice, Skeleton } from '@inkstone/ui';
import { useQuery } from '@tanstack/react-query';
import { useTranslations } from 'use-intl';
import { call } from '../../../platform/call.ts';
import { useErrorText } from '../../../platform/use-error-text.ts';

/** The picture of a share. */
export function PictureDialog({
  row: { id, accountId },
  onClose,
}: {
  row: SharePictureRow;
  onClose: () => void;
}) {
  const t = useTranslations('staff-rewards');
  const content = useTranslations('admin-content');
  const admin = useTranslations('admin');
  const errorText = useErrorText();
  const { data, error } = useQuery({
    queryKey: ['picture of a share', id],
    queryFn: () => call(showSharePicture, { id }),
    retry: false,
  });
  return (
    <Dialog
      isOpen
      onOpenChange={(isOpen) => !isOpen && onClose()}
      title={t('pictureOf', { account: accountId })}
      closeLabel={admin('close')}
      className="max-w-3xl!"
      actions={<Button onClick={onClose}>{admin('close')}</Button>}
    >
      {error ? (
        <Notice tone="bad" role="alert">
          {errorText(error)}
        </Notice>
      ) : !data ? (
        <div role="status" aria-label={content('loading')}>
          <Skeleton className="h-48 w-full" />
        </div>
      ) : data.content === null ? (
        <p className="text-soft">{t('gone')}</p>
      ) : (
        // biome-ignore lint/a11y/noNoninteractiveTabindex: a long picture scrolls and must be reachable by keyboard.
        <div tabIndex={0} className="max-h-[65dvh] overflow-y-auto">
          <img
            src={`data:image/webp;base64,${data.content}`}
            alt={t('pictureOf', { account: accountId })}
            className="max-w-full border border-line"
          />
        </div>
      )}
    </Dialog>
  );
}
