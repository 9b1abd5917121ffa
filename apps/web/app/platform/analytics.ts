import {
  type AnalyticDetails,
  type AnalyticPage,
  type AnalyticsChoice,
  analyticsChoiceCookie,
  type ClientEvent,
  maxEvents,
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
  /** Sends without waiting for a reply; returns false if the browser refuses. */
  readonly send: (url: string, body: string) => boolean;
  /** Calls `work` when the page is idle. */
  readonly whenIdle: (work: () => void) => void;
}

/** Collects events and sends them in batches. No method throws or blocks. */
export interface AnalyticsQueue {
  note(event: ClientEvent, page: AnalyticPage, details?: AnalyticDetails): void;
  /** Sends the queued events; called when the page is hidden. */
  flush(): void;
}

/** Maximum length of the queue; later events are dropped, which bounds memory without a network. */
const maxWaiting = 3 * maxEvents;

export function createAnalyticsQueue(browser: AnalyticsBrowser): AnalyticsQueue {
  let waiting: SentEvent[] = [];
  let isPlanned = false;

  function flush(): void {
    isPlanned = false;
    while (waiting.length > 0) {
      const batch = waiting.slice(0, maxEvents);
      if (!browser.send(sendAnalytics.path, JSON.stringify({ events: batch }))) return;
      waiting = waiting.slice(maxEvents);
    }
  }
  return {
    note(event, page, details = {}) {
      if (waiting.length >= maxWaiting) return;
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

/** Whether this browser sends a do-not-track signal: then nothing is sent, and consent is not requested. */
export function refusesTracking(): boolean {
  const signals = navigator as { doNotTrack?: string | null; globalPrivacyControl?: boolean };
  return signals.doNotTrack === '1' || signals.globalPrivacyControl === true;
}

/** The stored choice of this browser; null before a choice was made. */
export function analyticsChoice(): AnalyticsChoice | null {
  const stored = readCookie(document.cookie, analyticsChoiceCookie);
  return stored === 'granted' || stored === 'refused' ? stored : null;
}

let queue: AnalyticsQueue | null = null;

/** Starts sending events of this page, if permitted. Idempotent. */
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

/** Returns the events of a page view. */
export function viewEventsOf(page: AnalyticPage): readonly ClientEvent[] {
  return page === 'plan' ? ['page_view', 'plan_viewed'] : ['page_view'];
}

const noted = new Set<ClientEvent>();

/** Records an event of this page; does nothing if analytics is off. */
export function recordEvent(event: ClientEvent, page: AnalyticPage, details?: AnalyticDetails): void {
  queue?.note(event, page, details);
}

/** Like `recordEvent`, but at most once per page load. */
export function recordOnce(event: ClientEvent, page: AnalyticPage): void {
  if (noted.has(event)) return;
  noted.add(event);
  recordEvent(event, page);
}
