import type { WebDriver } from './webdriver.ts';

/** Records errors of the page from now on, until it is left: those of the console, uncaught ones, and violations of its policy. */
export function recordComplaints(driver: WebDriver): Promise<void> {
  return driver.run(() => {
    const page = window as unknown as { complaints?: string[] };
    if (page.complaints) return;
    const complaints: string[] = [];
    page.complaints = complaints;
    const { error } = console;
    console.error = (...parts) => {
      complaints.push(parts.join(' '));
      error(...parts);
    };
    addEventListener('error', ({ message, target }) =>
      complaints.push(message ?? (target instanceof Element ? target.outerHTML : 'An error')),
    );
    addEventListener('unhandledrejection', ({ reason }) => complaints.push(`Rejected: ${reason}`));
    document.addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI }) =>
      complaints.push(`${violatedDirective} ${blockedURI}`),
    );
  });
}

/** Returns what was recorded, and forgets it. */
export function takeComplaints(driver: WebDriver): Promise<readonly string[]> {
  return driver.run(() => {
    const page = window as unknown as { complaints?: string[] };
    return page.complaints?.splice(0) ?? [];
  });
}
