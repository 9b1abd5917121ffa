import { useTranslations } from 'use-intl';
import { useHydrated } from '../platform/use-hydrated.ts';

interface SimulatorBannerProps {
  /** Whether the page was rendered as the app shell, whose language may differ from that of the page. */
  readonly isInShell: boolean;
}

/**
 * The banner on every page while payments are simulated. It is sticky at the top, and pages are laid out below it. In the app
 * shell it has no text before hydration: a text in another language would make React render the page twice.
 */
export function SimulatorBanner({ isInShell }: SimulatorBannerProps) {
  const t = useTranslations('common');
  const isHydrated = useHydrated();
  const hasText = isHydrated || !isInShell;
  return (
    <aside
      aria-label={hasText ? t('simulator') : undefined}
      className="sticky top-0 z-40 flex h-[var(--banner)] items-center justify-center overflow-hidden bg-warn px-3 text-xs font-medium whitespace-nowrap text-paper print:hidden"
    >
      {hasText && t('simulatedPayments')}
    </aside>
  );
}
