import type { ServerOptions } from './server-process.ts';

// Playwright compares worker options by identity. Files that name the same constant share one server (`server-groups.ts`);
// each other object starts a worker, a browser and a server, which takes 9 s of processor time.

/**
 * Settings of a server whose journeys hardly check texts: language data are loaded with the first check, not at the start.
 */
export const withoutWarmChecks = { WARM_CHECKS: 'off' } as const;

/**
 * A server whose clock journeys set forward, and where people also register by e-mail. Journeys of other files may have set
 * the clock: `server.now()` tells its time. They also share its accounts: name people of simulated identity providers
 * differently in each file.
 */
export const withMovableClock: ServerOptions = {
  hasMovableClock: true,
  settings: { EMAIL_REGISTRATION: 'true' },
};

/** A server with simulated payments, which may send backups to this machine. */
export const withSimulator: ServerOptions = {
  settings: { SIMULATOR: 'on', PRIVATE_DESTINATIONS: 'on', ...withoutWarmChecks },
};

/**
 * A server with simulated payments whose staff issue invoices manually, where refunding half of an order requires a second
 * person, and which knows the places of addresses. Journeys that move the test clock of the installation use it too, and
 * run last: their files come after the others in the alphabet.
 */
export const withManualInvoices: ServerOptions = {
  hasPlaces: true,
  settings: { SIMULATOR: 'on', INVOICE_ISSUER: 'manual', REFUND_APPROVAL_ABOVE: '10', ...withoutWarmChecks },
};
