/** A file size in megabytes; at least 0.1. */
export function inMegabytes(bytes: number, locale: string): string {
  const megabytes = Math.max(0.1, bytes / 1024 / 1024);
  return `${megabytes.toLocaleString(locale, { maximumFractionDigits: 1 })} MB`;
}
