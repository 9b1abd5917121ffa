import { analyticsChoiceCookie, chooseAnalytics, sendAnalytics } from '@inkstone/contracts/analytics';
import { useLocation, useMatches } from 'react-router';
import { useTranslations } from 'use-intl';
import { viewEventsOf } from '../../platform/analytics.ts';
import type { RouteHandle } from '../../platform/i18n/messages-provider.tsx';
import { usePageLocale } from '../../platform/i18n/page-locale.ts';
import { isSwitchedInPlace, splitPath } from '../../platform/i18n/resolve-locale.ts';
import { pageNameOf } from '../../platform/page-names.ts';
import { useRootData } from '../../platform/root-data.ts';
import { scrollDuration } from '../scroll.ts';
import { termsDialogClass } from '../terms-link.tsx';
import { trialTextKey } from '../trial-text.ts';
import { closeMenusByKey, enhancePage, type LightPageMessages } from './enhance-page.ts';
import { handOverText } from './hand-over-text.ts';
import { InlineScript } from './inline-script.tsx';
import { followLightVisit, type LightVisit } from './light-visit.ts';
import { offerInstall } from './offer-install.ts';
import { scrollToAnchors } from './scroll-to-anchors.ts';
import { switchInPlace } from './switch-in-place.ts';

/**
 * Whether the server sends this page without the client scripts of the app (a light page). Signed-in users
 * get the scripts, and so do the operator's other domains, which need them to find the session. After
 * client-side navigation every page has them.
 */
export function useIsLight(): boolean {
  const data = useRootData();
  const isMarked = useMatches().some(({ handle }) => (handle as RouteHandle | undefined)?.isLight);
  return import.meta.env.SSR && isMarked && data?.isSignedIn === false && data.signInAt === null;
}

/** The script of a light page. */
export function LightScript() {
  const t = useTranslations('common');
  const words: LightPageMessages = {
    closeLabel: t('close'),
    dialogClass: termsDialogClass,
    year: 365 * 24 * 60 * 60,
  };
  const visit = useLightVisit();
  const isInPlace = isSwitchedInPlace(useLocation().pathname);
  const source = import.meta.env.SSR
    ? [
        `(${enhancePage})(${JSON.stringify(words)})`,
        `(${closeMenusByKey})()`,
        `(${scrollToAnchors})(${scrollDuration})`,
        `(${handOverText})(${JSON.stringify(trialTextKey)})`,
        `(${offerInstall})()`,
        isInPlace && `(${switchInPlace})()`,
        visit && `(${followLightVisit})(${JSON.stringify(visit)})`,
      ]
        .filter(Boolean)
        .join(';')
    : '';
  return <InlineScript source={source} />;
}

/** Parameters for recording the view of this page; null without analytics. */
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
