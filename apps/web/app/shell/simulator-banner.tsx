import { useTranslations } from 'use-intl';

/** The banner on every page while payments are simulated. It is sticky at the top, and pages are laid out below it. */
export function SimulatorBanner() {
  const t = useTranslations('common');
  return (
    <aside
      aria-label={t('simulator')}
      className="sticky top-0 z-40 flex h-[var(--banner)] items-center justify-center overflow-hidden bg-warn px-3 text-xs font-medium whitespace-nowrap text-paper print:hidden"
    >
      {t('simulatedPayments')}
    </aside>
  );
}
