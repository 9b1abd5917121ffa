import type { PictureView, StorageReply } from '@inkstone/contracts/documents/storage';
import { day } from '@inkstone/kernel';
import { Button, Checkbox, Skeleton, showToast } from '@inkstone/ui';
import { Link } from 'react-router';
import { useFormatter, useTranslations } from 'use-intl';
import { useLocalePath } from '../../../platform/i18n/page-locale.ts';
import { useErrorText } from '../../../platform/use-error-text.ts';
import { LoadFailed } from '../../../shell/load-failed.tsx';
import { Section } from '../../../shell/section.tsx';
import { useRemoveUnused, useSetPictureSearch, useStorage } from './use-storage.ts';

/** Storage used by files, the largest pictures, and pictures that are not used. */
export function StorageSection() {
  const t = useTranslations('settings');
  const { data, error, refetch } = useStorage();
  return (
    <Section title={t('storage')} hint={t('storageHint')}>
      {data ? (
        <>
          <Usage storage={data} />
          {data.findsPictures !== null && <PictureSearch isOn={data.findsPictures} />}
          <Unused unused={data.unused} />
          <Largest pictures={data.largest} />
        </>
      ) : error ? (
        <LoadFailed error={error} onRetry={() => void refetch()} />
      ) : (
        <div role="status" className="flex flex-col gap-3">
          <span className="sr-only">{t('storageLoading')}</span>
          <Skeleton className="h-3 w-full" />
          <Skeleton className="h-4 w-1/2" />
        </div>
      )}
    </Section>
  );
}

function Usage({ storage }: { storage: StorageReply }) {
  const t = useTranslations('settings');
  const size = useFileSize();
  const { used, total, pictures } = storage;
  return (
    <div>
      <meter
        aria-label={t('storage')}
        min={0}
        max={total}
        value={used}
        aria-valuetext={t('storageUsed', { used: size(used), total: size(total) })}
        className="sr-only"
      />
      <div aria-hidden="true" className="h-2.5 overflow-hidden rounded-full border border-edge bg-sunken">
        <div
          className={used > total * 0.9 ? 'h-full bg-bad' : 'h-full bg-good'}
          style={{ width: `${Math.min(100, (used / total) * 100)}%` }}
        />
      </div>
      <p className="mt-2 text-base">
        {t('storageUsed', { used: size(used), total: size(total) })}
        <span className="text-soft"> · {t('storagePictures', { count: pictures })}</span>
      </p>
    </div>
  );
}

/** The account's setting whether search includes the text of pictures. */
function PictureSearch({ isOn }: { isOn: boolean }) {
  const t = useTranslations('settings');
  const errorText = useErrorText();
  const set = useSetPictureSearch();
  return (
    <div>
      <Checkbox
        label={t('pictureSearch')}
        checked={set.isPending ? set.variables : isOn}
        disabled={set.isPending}
        onChange={(event) =>
          set.mutate(event.target.checked, { onError: (error) => showToast.error(errorText(error)) })
        }
      />
      <p className="mt-1 text-sm text-soft">{t('pictureSearchHint')}</p>
    </div>
  );
}

function Unused({ unused }: { unused: StorageReply['unused'] }) {
  const t = useTranslations('settings');
  const errorText = useErrorText();
  const size = useFileSize();
  const remove = useRemoveUnused();
  if (unused.pictures === 0) return null;
  return (
    <div className="flex flex-wrap items-center justify-between gap-3">
      <p className="text-sm">{t('storageUnused', { count: unused.pictures, size: size(unused.size) })}</p>
      <Button
        size="small"
        isBusy={remove.isPending}
        onClick={() =>
          remove.mutate(undefined, {
            onSuccess: (freed) => showToast.success(t('storageFreed', { size: size(freed.size) })),
            onError: (error) => showToast.error(errorText(error)),
          })
        }
      >
        {t('storageRemoveUnused')}
      </Button>
    </div>
  );
}

function Largest({ pictures }: { pictures: readonly PictureView[] }) {
  const t = useTranslations('settings');
  if (pictures.length === 0) return null;
  return (
    <div>
      <h3 className="mb-2 text-sm font-medium">{t('storageLargest')}</h3>
      <ul className="max-h-96 divide-y divide-line overflow-y-auto border-y border-line">
        {pictures.map((picture) => (
          <PictureRow key={picture.id} picture={picture} />
        ))}
      </ul>
    </div>
  );
}

function PictureRow({ picture }: { picture: PictureView }) {
  const t = useTranslations('settings');
  const path = useLocalePath();
  const size = useFileSize();
  // A recent picture cannot be removed, because it may belong to a text that another device has not sent yet.
  const isFresh = picture.sentAt > Date.now() - day;
  return (
    <li className="flex items-center gap-3 py-2">
      <img src={picture.url} alt="" loading="lazy" className="size-11 shrink-0 rounded-sm object-cover" />
      <ul className="min-w-0 grow text-sm">
        {picture.documents.length === 0 && (
          <li className="text-soft">{t(isFresh ? 'storageNotYet' : 'storageNowhere')}</li>
        )}
        {picture.documents.map(({ id, title, isTrashed, isInVersions }) => (
          <li key={id} className="flex min-w-0 items-baseline gap-2">
            <Link to={path(`/app/write/${id}`)} className="truncate py-1 underline underline-offset-4">
              {title || t('storageUntitled')}
            </Link>
            {(isTrashed || isInVersions) && (
              <span className="shrink-0 text-soft">
                {t(isTrashed ? 'storageInTrash' : 'storageInVersions')}
              </span>
            )}
          </li>
        ))}
      </ul>
      <span className="shrink-0 text-sm text-soft tabular-nums">{size(picture.size)}</span>
    </li>
  );
}

/** Returns a function that formats file sizes in the page's language: `1.2 MB`, `85 kB`. */
function useFileSize(): (bytes: number) => string {
  const format = useFormatter();
  return (bytes) => {
    const isLarge = bytes >= 1024 * 1024;
    return format.number(bytes / (isLarge ? 1024 * 1024 : 1024), {
      style: 'unit',
      unit: isLarge ? 'megabyte' : 'kilobyte',
      maximumFractionDigits: isLarge ? 1 : 0,
    });
  };
}
