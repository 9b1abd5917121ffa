import { feedbackLimits } from '@inkstone/contracts/site/feedback';
import { Button, FileButton, showToast } from '@inkstone/ui';
import { useTranslations } from 'use-intl';
import { fits } from './use-feedback.ts';

export interface ScreenshotFieldProps {
  files: readonly File[];
  onChange: (files: readonly File[]) => void;
}

/** Pictures attached to a report. */
export function ScreenshotField({ files, onChange }: ScreenshotFieldProps) {
  const t = useTranslations('feedback');
  const errors = useTranslations('errors');
  const limit = `${feedbackLimits.screenshotBytes / 1024 / 1024} MB`;
  const add = (file: File) => {
    if (fits(file)) onChange([...files, file]);
    else showToast.error(errors('image_too_large', { limit }));
  };
  return (
    <div className="flex flex-col gap-2">
      <p className="text-sm font-medium">{t('screenshots', { limit: feedbackLimits.screenshots })}</p>
      {files.length > 0 && (
        <ul className="divide-y divide-line border-y border-line">
          {files.map((file, place) => (
            <li
              // biome-ignore lint/suspicious/noArrayIndexKey: the same file may be chosen twice.
              key={place}
              className="flex items-center justify-between gap-3 py-1.5"
            >
              <span className="truncate text-sm">{file.name}</span>
              <Button
                size="small"
                kind="quiet"
                onClick={() => onChange(files.filter((_, other) => other !== place))}
              >
                {t('screenshotRemove')}
                <span className="sr-only">{file.name}</span>
              </Button>
            </li>
          ))}
        </ul>
      )}
      {files.length < feedbackLimits.screenshots && (
        <FileButton
          label={t('screenshotAdd')}
          accept="image/png,image/jpeg,image/webp"
          size="small"
          className="self-start"
          onFile={add}
        />
      )}
    </div>
  );
}
