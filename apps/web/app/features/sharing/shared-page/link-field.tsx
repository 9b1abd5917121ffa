import { Button, CopyIcon } from '@inkstone/ui';
import { lazy, Suspense, useId, useState } from 'react';
import { useTranslations } from 'use-intl';
import { useCopy } from '../../../platform/use-copy.ts';

const QrCode = lazy(async () => ({ default: (await import('../../../shared/qr-code.tsx')).QrCode }));

/** The link as text with a copy button, which can have the focus at first, and as a QR code. */
export function LinkField({ link, isFocused }: { link: string; isFocused: boolean }) {
  const t = useTranslations('sharing');
  const id = useId();
  const [isPictureShown, setPictureShown] = useState(false);
  const copy = useCopy(t('copied'));
  return (
    <div className="flex flex-col gap-2">
      <label htmlFor={id} className="text-sm font-medium">
        {t('link')}
      </label>
      <div className="flex gap-2">
        <input
          id={id}
          readOnly
          value={link}
          onFocus={(event) => event.target.select()}
          className="h-11 min-w-0 grow rounded-md border border-edge bg-sunken px-3 text-sm text-ink"
        />
        <Button kind="primary" className="h-11" autoFocus={isFocused} onClick={() => void copy(link)}>
          <CopyIcon size={18} />
          {t('copy')}
        </Button>
      </div>
      <div className="flex flex-wrap gap-x-4">
        <a
          href={link}
          target="_blank"
          rel="noopener"
          className="inline-flex min-h-8 items-center rounded-md text-sm text-note underline underline-offset-4"
        >
          {t('openLink')}
        </a>
        <button
          type="button"
          aria-expanded={isPictureShown}
          onClick={() => setPictureShown(!isPictureShown)}
          className="inline-flex min-h-8 items-center rounded-md text-sm text-note underline underline-offset-4"
        >
          {t(isPictureShown ? 'hideQr' : 'showQr')}
        </button>
      </div>
      {isPictureShown && (
        <Suspense fallback={<div className="size-44" />}>
          <QrCode text={link} label={t('qrLabel')} />
        </Suspense>
      )}
    </div>
  );
}
