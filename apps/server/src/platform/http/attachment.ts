/**
 * Returns a Content-Disposition value for a download: an ASCII file name for old clients and the full one
 * (RFC 6266, 8187).
 */
export function attachment(fileName: string): string {
  const plain = fileName.replace(/[^\x20-\x7e]+/g, '_').replace(/["\\]/g, '_');
  const encoded = encodeURIComponent(fileName.toWellFormed()).replace(
    /['()*]/g,
    (sign) => `%${sign.charCodeAt(0).toString(16).toUpperCase()}`,
  );
  return `attachment; filename="${plain}"; filename*=UTF-8''${encoded}`;
}
