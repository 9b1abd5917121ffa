import { Notice } from '@inkstone/ui';
import { useTranslations } from 'use-intl';

/** Recovery codes, which are shown only once. */
export function RecoveryCodes({ codes }: { codes: readonly string[] }) {
  const t = useTranslations('admin');
  return (
    <section aria-label={t('recoveryCodes')} className="mt-5">
      <Notice tone="warn">{t('recoveryKeep')}</Notice>
      <ol className="mt-3 grid gap-x-6 gap-y-1 font-mono text-base sm:grid-cols-2" lang="">
        {codes.map((code) => (
          <li key={code} className="select-all">
            {code}
          </li>
        ))}
      </ol>
    </section>
  );
}
