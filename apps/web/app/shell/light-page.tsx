import { analyticsChoiceCookie, chooseAnalytics, sendAnalytics } from '@inkstone/contracts/analytics';
import { useLocation, useMatches } from 'react-router';
import { useTranslations } from 'use-intl';
import { viewEventsOf } from '../platform/analytics.ts';
import type { RouteHandle } from '../platform/i18n/messages-provider.tsx';
import { usePageLocale } from '../platform/i18n/page-locale.ts';
import { splitPath } from '../platform/i18n/resolve-locale.ts';
import { pageNameOf } from '../platform/page-names.ts';
import { useRootData } from '../platform/root-data.ts';
import { followLightVisit, type LightVisit } from './analytics/light-visit.ts';
import { closeMenusByKey, enhancePage, type LightWords } from './light-script.ts';
import { scrollDuration } from './scroll.ts';
import { termsDialogClass } from './terms-link.tsx';

/**
 * Whether the server sends this page without the client of the app. Signed-in users have the client already, and the other
 * domains of the operator need it to find the session. In a browser that runs the client, every page has it.
 */
export function useIsLight(): boolean {
  const data = useRootData();
  const isMarked = useMatches().some(({ handle }) => (handle as RouteHandle | undefined)?.isLight);
  return import.meta.env.SSR && isMarked && data?.isSignedIn === false && data.signInAt === null;
}

/** The script of a light page. */
export function LightScript({ nonce }: { nonce: string | undefined }) {
  const t = useTranslations('common');
  const words: LightWords = {
    closeLabel: t('close'),
    dialogClass: termsDialogClass,
    year: 365 * 24 * 60 * 60,
    scrollDuration,
  };
  const visit = useLightVisit();
  const source = import.meta.env.SSR
    ? `(${enhancePage})(${JSON.stringify(words)});(${closeMenusByKey})();` +
      (visit ? `(${followLightVisit})(${JSON.stringify(visit)})` : '')
    : '';
  return (
    <script
      nonce={nonce}
      suppressHydrationWarning
      // biome-ignore lint/security/noDangerouslySetInnerHtml: our own function and words, with "<" written so that it ends no script.
      dangerouslySetInnerHTML={{ __html: source.replaceAll('</', '<\\/') }}
    />
  );
}

/** What the view of this page counts as; null without analytics. */
function useLightVisit(): LightVisit | null {
  const isOn = useRootData()?.hasAnalytics === true;
  const language = usePageLocale();
  const page = pageNameOf(splitPath(useLocation().pathname).rest);
  if (!isOn || page === null) return null;
  return {
    ...{ events: viewEventsOf(page), page, language, choiceCookie: analyticsChoiceCookie },
    ...{ batchUrl: sendAnalytics.path, consentUrl: chooseAnalytics.path },
  };
}
