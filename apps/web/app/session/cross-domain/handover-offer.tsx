import { buttonClass } from '@inkstone/ui/plain';
import { useTranslations } from 'use-intl';
import { useHandover } from './use-handover.ts';

/** Offers to check the primary domain by a redirect where browsers block third-party cookies in frames. */
export function HandoverOffer() {
  const t = useTranslations('common');
  const { offeredBy, dismiss } = useHandover();
  if (offeredBy === null) return null;
  const go = () => void import('./take-over.ts').then(({ goToPrimary }) => goToPrimary(offeredBy));
  return (
    <aside
      aria-label={t('handoverTitle')}
      className="fixed inset-x-3 bottom-3 z-40 mx-auto flex max-w-xl flex-wrap items-center justify-end gap-x-3 gap-y-2 rounded-lg border border-line bg-raised px-4 py-3 text-sm shadow-raised"
    >
      <p className="min-w-48 flex-1 break-words">{t('handoverOffer', { host: new URL(offeredBy).host })}</p>
      <div className="flex gap-2">
        <button type="button" className={buttonClass('quiet', 'small')} onClick={dismiss}>
          {t('handoverDismiss')}
        </button>
        <button type="button" className={buttonClass('primary', 'small')} onClick={go}>
          {t('handoverTake')}
        </button>
      </div>
    </aside>
  );
}
