import type { ReplyOf } from '@inkstone/contracts';
import { answerScan, type describeScan } from '@inkstone/contracts/accounts/wechat-qr';
import { formatPlace } from '@inkstone/phrases/format-place';
import { Button, Notice } from '@inkstone/ui';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { call, refusalOf } from '../../../platform/call.ts';
import { usePageLocale } from '../../../platform/i18n/page-locale.ts';
import { useErrorText } from '../../../platform/use-error-text.ts';
import { PageHead } from '../../../shell/page-head.tsx';
import { PlaceCredit } from '../../../shell/place-credit.tsx';
import { useLocalTime } from '../../../shell/use-moment.ts';
import { SingleFormFrame } from './single-form-frame.tsx';

export interface ScanPageProps {
  scan: string;
  /** Null when the QR code has expired. */
  seen: ReplyOf<typeof describeScan> | null;
}

/** On the phone that scanned a QR code: shows the device to be signed in, and asks for confirmation. */
export function ScanPage({ scan, seen }: ScanPageProps) {
  const t = useTranslations('accounts');
  const words = useErrorText();
  const [state, setState] = useState(seen?.state ?? 'expired');
  const [busy, setBusy] = useState<'confirm' | 'refuse' | null>(null);
  const [error, setError] = useState<unknown>(null);
  const answer = async (given: 'confirm' | 'refuse') => {
    setBusy(given);
    setError(null);
    try {
      setState((await call(answerScan, { scan, answer: given })).state);
    } catch (failure) {
      if (refusalOf(failure).code === 'qr_over') setState('expired');
      else setError(failure);
    } finally {
      setBusy(null);
    }
  };
  const isOpen = seen !== null && (state === 'created' || state === 'scanned');
  return (
    <SingleFormFrame>
      <PageHead title={t('scanTitle')} />
      <h1 className="font-serif text-2xl font-semibold">{t('scanTitle')}</h1>
      <div aria-live="polite" className="mt-4 flex flex-col gap-4">
        {error !== null && <Notice tone="bad">{words(error)}</Notice>}
        {seen?.isSimulated && <Notice tone="warn">{t('waysSimulated')}</Notice>}
        {isOpen ? <Device seen={seen} /> : <p className="text-soft">{t(`scanState.${state}`)}</p>}
      </div>
      {isOpen && (
        <div className="mt-6 flex flex-col gap-3">
          <Button
            kind="primary"
            size="large"
            isBusy={busy === 'confirm'}
            disabled={busy === 'refuse'}
            onClick={() => void answer('confirm')}
          >
            {t(seen.purpose === 'bind' ? 'scanBind' : 'scanConfirm')}
          </Button>
          <Button
            isBusy={busy === 'refuse'}
            disabled={busy === 'confirm'}
            onClick={() => void answer('refuse')}
          >
            {t('scanRefuse')}
          </Button>
        </div>
      )}
    </SingleFormFrame>
  );
}

function Device({ seen }: { seen: NonNullable<ScanPageProps['seen']> }) {
  const t = useTranslations('accounts');
  const time = useLocalTime({ timeStyle: 'medium' });
  const locale = usePageLocale();
  const device = [seen.browser, seen.system].filter(Boolean).join(' · ') || t('scanUnknown');
  const network = seen.network === 'local' ? t('scanLocal') : seen.network || t('scanUnknown');
  return (
    <>
      <p className="text-soft">{t('scanIntro')}</p>
      <dl className="grid grid-cols-[auto_1fr] gap-x-4 gap-y-1 text-sm">
        <dt className="text-faint">{t('scanDevice')}</dt>
        <dd className="font-medium">{device}</dd>
        <dt className="text-faint">{t(seen.place ? 'scanPlace' : 'scanNetwork')}</dt>
        {/* Country names are localized by the browser and may differ from those of the server. */}
        <dd className="font-medium tabular-nums" suppressHydrationWarning>
          {seen.place ? formatPlace(locale, seen.place) : network}
        </dd>
        <dt className="text-faint">{t('scanTime')}</dt>
        <dd className="font-medium">{time(seen.askedAt)}</dd>
      </dl>
      <p className="text-sm text-soft">{t('scanWarning')}</p>
      <PlaceCredit credit={seen.placesBy} />
    </>
  );
}
