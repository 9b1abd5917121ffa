import {
  type AnalyticDetails,
  type AnalyticPage,
  type AnalyticsChoice,
  analyticsChoiceCookie,
  type ClientEvent,
  mostEvents,
  type SentEvent,
  sendAnalytics,
} from '@inkstone/contracts/analytics';
import { matchLocale } from './i18n/resolve-locale.ts';
import { readCookie } from './page-cookies.ts';

/** The browser functions that the queue uses. */
export interface AnalyticsBrowser {
  readonly now: () => number;
  readonly userAgent: string;
  readonly language: () => AnalyticDetails['language'];
  /** Sends without waiting for an answer; false if the browser refuses. */
  readonly send: (url: string, body: string) => boolean;
  /** Calls back when the page has nothing else to do. */
  readonly whenIdle: (work: () => void) => void;
}

/** Collects events and sends them in batches. No method throws, and nothing waits for it. */
export interface AnalyticsQueue {
  note(event: ClientEvent, page: AnalyticPage, details?: AnalyticDetails): void;
  /** Sends what is waiting; called when the page is hidden. */
  flush(): void;
}

/** At most this many events wait; later ones are dropped, so that a page without a network does not grow. */
const mostWaiting = 3 * mostEvents;

export function createAnalyticsQueue(browser: AnalyticsBrowser): AnalyticsQueue {
  let waiting: SentEvent[] = [];
  let isPlanned = false;

  function flush(): void {
    isPlanned = false;
    while (waiting.length > 0) {
      const batch = waiting.slice(0, mostEvents);
      if (!browser.send(sendAnalytics.path, JSON.stringify({ events: batch }))) return;
      waiting = waiting.slice(mostEvents);
    }
  }
  return {
    note(event, page, details = {}) {
      if (waiting.length >= mostWaiting) return;
      const language = browser.language();
      waiting.push({
        ...{ time: browser.now(), event, pageName: page },
        device_info: { userAgent: browser.userAgent.slice(0, 300), os: 'web' },
        details: { ...(language && { language }), ...details },
      });
      if (isPlanned) return;
      isPlanned = true;
      browser.whenIdle(flush);
    },
    flush,
  };
}

/** Whether this browser asks not to be tracked: nothing is sent, and nobody is asked. */
export function refusesTracking(): boolean {
  const wish = navigator as { doNotTrack?: string | null; globalPrivacyControl?: boolean };
  return wish.doNotTrack === '1' || wish.globalPrivacyControl === true;
}

/** The stored choice of this browser; null before it was asked. */
export function analyticsChoice(): AnalyticsChoice | null {
  const stored = readCookie(document.cookie, analyticsChoiceCookie);
  return stored === 'granted' || stored === 'refused' ? stored : null;
}

let queue: AnalyticsQueue | null = null;

/** Begins to send events of this page, if it may. A second call changes nothing. */
export function startAnalytics(): void {
  if (queue || refusesTracking()) return;
  const made = createAnalyticsQueue({
    now: () => Date.now(),
    userAgent: navigator.userAgent,
    language: () => matchLocale(document.documentElement.lang) ?? undefined,
    send: (url, body) => {
      try {
        return navigator.sendBeacon(url, new Blob([body], { type: 'application/json' }));
      } catch {
        return false;
      }
    },
    whenIdle: (work) => {
      const run = () =>
        'requestIdleCallback' in window ? requestIdleCallback(work, { timeout: 2000 }) : work();
      setTimeout(run, 1500);
    },
  });
  queue = made;
  addEventListener('pagehide', made.flush);
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState === 'hidden') made.flush();
  });
}

/** The events that a view of a page is. */
export function viewEventsOf(page: AnalyticPage): readonly ClientEvent[] {
  return page === 'plan' ? ['page_view', 'plan_viewed'] : ['page_view'];
}

const noted = new Set<ClientEvent>();

/** Notes an event of this page; nothing if analytics is off. */
export function noteEvent(event: ClientEvent, page: AnalyticPage, details?: AnalyticDetails): void {
  queue?.note(event, page, details);
}

/** The same for an event whose first time counts: once in the life of a page. */
export function noteOnce(event: ClientEvent, page: AnalyticPage): void {
  if (noted.has(event)) return;
  noted.add(event);
  noteEvent(event, page);
}
