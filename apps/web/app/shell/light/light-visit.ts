/** The parameters of a light page's script about its visit. */
export interface LightVisit {
  /** The events of the page view. */
  readonly events: readonly string[];
  readonly page: string;
  readonly language: string;
  readonly batchUrl: string;
  readonly consentUrl: string;
  /** The name of the cookie with the visitor's choice. */
  readonly choiceCookie: string;
}

/**
 * Records the view of a light page and shows the consent notice, as `FollowVisit` and `AnalyticsNotice` do.
 * Nothing is sent or shown in browsers with a do-not-track signal. Its source is inlined in the page, so it
 * must not refer to anything outside the function.
 */
export function followLightVisit(visit: LightVisit): void {
  const signals = navigator as { doNotTrack?: string | null; globalPrivacyControl?: boolean };
  if (signals.doNotTrack === '1' || signals.globalPrivacyControl) return;
  const time = Date.now();
  let isSent = false;
  const send = () => {
    if (isSent) return;
    isSent = true;
    const device = { userAgent: navigator.userAgent.slice(0, 300), os: 'web' };
    const events = visit.events.map((event) => ({
      ...{ time, event, pageName: visit.page, device_info: device },
      details: { language: visit.language },
    }));
    try {
      navigator.sendBeacon(
        visit.batchUrl,
        new Blob([JSON.stringify({ events })], { type: 'application/json' }),
      );
    } catch {
      // An error during recording must not affect the visitor.
    }
  };
  setTimeout(send, 1500);
  addEventListener('pagehide', send);
  const notice = document.querySelector<HTMLElement>('[data-analytics-notice]');
  if (!notice || document.cookie.split('; ').some((each) => each.startsWith(`${visit.choiceCookie}=`)))
    return;
  notice.hidden = false;
  // The listener is on the document, because a change of language replaces the notice.
  document.addEventListener('click', ({ target }) => {
    const button = target instanceof Element ? target.closest<HTMLElement>('[data-analytics-choice]') : null;
    const asking = button?.closest<HTMLElement>('[data-analytics-notice]');
    if (!button || !asking) return;
    asking.hidden = true;
    fetch(visit.consentUrl, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ choice: button.dataset.analyticsChoice }),
    }).catch(() => undefined);
  });
}
