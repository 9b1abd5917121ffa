import type { AnalyticDevice } from '@inkstone/contracts/analytics';

/** Returns the class of a device by its User-Agent header and the name of its operating system. */
export function deviceOf(userAgent: string, os = ''): AnalyticDevice {
  if (/iPad|Tablet|PlayBook|Silk|Kindle/i.test(userAgent)) return 'tablet';
  if (/Android/i.test(userAgent)) return /Mobile/i.test(userAgent) ? 'phone' : 'tablet';
  if (/iPhone|iPod|Mobile|HarmonyOS.*Phone|Windows Phone/i.test(userAgent)) return 'phone';
  if (/Windows NT|Macintosh|X11|CrOS|Linux/i.test(userAgent)) return 'desktop';
  if (/^(windows|macos|linux)$/i.test(os)) return 'desktop';
  return /^(ios|android)$/i.test(os) ? 'phone' : 'other';
}

/** Whether a User-Agent belongs to a program: a search engine, monitor or library. */
export function isProgram(userAgent: string): boolean {
  return /bot\b|bot[/;]|spider|crawl|slurp|preview|headless|lighthouse|curl\/|wget\/|python-|monitor/i.test(
    userAgent,
  );
}
