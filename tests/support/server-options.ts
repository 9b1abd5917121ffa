import type { ServerOptions } from './server-process.ts';

// Playwright compares options of workers by identity. Files that name the same constant share their servers; each other
// object starts a worker and a server, which takes eight seconds.

/** A server whose clock journeys set forward. Journeys of other files may have set it: `server.now()` tells its time. */
export const withMovableClock: ServerOptions = { hasMovableClock: true };

/** The same, where people register by e-mail. */
export const withMovableClockAndEmail: ServerOptions = {
  hasMovableClock: true,
  settings: { EMAIL_REGISTRATION: 'true' },
};

/** A server with simulated payments. */
export const withSimulator: ServerOptions = { settings: { SIMULATOR: 'on' } };
