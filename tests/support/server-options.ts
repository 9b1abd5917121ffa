import type { ServerOptions } from './server-process.ts';

// Playwright compares options of workers by identity. Files that name the same constant run on one server
// (`server-groups.ts`); each other object starts a worker, a browser and a server, which takes 9 s of processor time.

/** Settings of a server whose journeys hardly check texts: the data are read with the first check, not at the start. */
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

/** A server with simulated payments. */
export const withSimulator: ServerOptions = { settings: { SIMULATOR: 'on', ...withoutWarmChecks } };

/** A server with simulated payments whose staff issue invoices by hand, and where half of an order needs a second person. */
export const withManualInvoices: ServerOptions = {
  settings: { SIMULATOR: 'on', INVOICE_ISSUER: 'manual', REFUND_APPROVAL_ABOVE: '10', ...withoutWarmChecks },
};

/** The same for journeys that set the clock of the installation: sessions of others would end. */
export const withSimulatorClock: ServerOptions = { settings: { SIMULATOR: 'on', ...withoutWarmChecks } };
