/** What helps to find a fault, and nothing that says who somebody is: shown to them before it is sent. */
export function readDiagnostic(): string {
  const { innerWidth, innerHeight, devicePixelRatio, navigator, document } = globalThis;
  return [
    `Inkstone ${__APP_VERSION__}`,
    navigator.userAgent,
    `${innerWidth}×${innerHeight} @${devicePixelRatio}`,
    `${document.documentElement.lang}, ${navigator.onLine ? 'online' : 'offline'}`,
  ].join('\n');
}
