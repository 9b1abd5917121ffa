/** Diagnostic data without personal information; shown to users before they are sent. */
export function readDiagnostic(): string {
  const { innerWidth, innerHeight, devicePixelRatio, navigator, document } = globalThis;
  return [
    `Inkstone ${__APP_VERSION__}`,
    navigator.userAgent,
    `${innerWidth}×${innerHeight} @${devicePixelRatio}`,
    `${document.documentElement.lang}, ${navigator.onLine ? 'online' : 'offline'}`,
  ].join('\n');
}
