/** The parameters of a light page's script about its visit. */
export interface LightVisit {
  /** The events that the view of the page is. */
  readonly events: readonly string[];
  readonly page: string;
  readonly language: string;
  readonly batchUrl: string;
  readonly consentUrl: string;
  /** The name of the cookie with the visitor's choice. */
  readonly choiceCookie: string;
}

/**
 * Counts the view of a light page and shows the notice that asks once whether visits may be recorded, as `FollowVisit` and
 * `AnalyticsNotice` do. Nothing is sent or asked for browsers that ask not to be tracked. Its source is written into the
 * page, so it may use nothing from outside.
 */
export function followLightVisit(visit: LightVisit): void {
  const wish = navigator as { doNotTrack?: string | null; globalPrivacyControl?: boolean };
  if (wish.doNotTrack === '1' || wish.globalPrivacyControl) return;
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
      // A visit that cannot be counted must not disturb the visitor.
    }
  };
  setTimeout(send, 1500);
  addEventListener('pagehide', send);
  const notice = document.querySelector<HTMLElement>('[data-analytics-notice]');
  if (!notice || document.cookie.split('; ').some((each) => each.startsWith(`${visit.choiceCookie}=`)))
    return;
  notice.hidden = false;
  // On the document, because a change of language replaces the notice.
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
