/**
 * Launch options of Chromium for all scripts and journeys: Debian's binary, without background requests of
 * its own.
 */
export const chromiumLaunch = {
  executablePath: process.env.CHROMIUM || '/usr/bin/chromium',
  args: [
    '--no-sandbox',
    '--disable-gpu',
    '--disable-quic',
    '--no-first-run',
    '--disable-background-networking',
    '--disable-component-update',
    '--disable-sync',
  ],
};
