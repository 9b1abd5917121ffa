const linkProtocols = new Set(['http:', 'https:', 'mailto:', 'tel:']);
const safeImageData = /^data:image\/(?:png|jpeg|gif|webp|avif);base64,[a-z0-9+/]+=*$/i;

/** Longest `data:` picture kept inside a document, in characters; bigger ones are uploaded instead. */
export const longestImageData = 100_000;

/** Whether a link may be kept: web, mail and telephone addresses, or a path on our own site. */
export function isSafeLink(address: string): boolean {
  const url = parseUrl(address);
  return url !== null && linkProtocols.has(url.protocol);
}

/**
 * Whether a picture may be shown: a path on our own server or small raster data. Other sites' pictures would
 * tell them who reads the document, and SVG can carry scripts.
 */
export function isSafeImage(address: string): boolean {
  if (address.startsWith('data:')) {
    return address.length <= longestImageData && safeImageData.test(address);
  }
  return address.startsWith('/') && parseUrl(address)?.origin === ownOrigin;
}

const ownOrigin = 'https://own.invalid';

// Browsers drop tabs, line ends and leading control characters before they read the protocol; so does URL.
function parseUrl(address: string): URL | null {
  return URL.canParse(address, ownOrigin) ? new URL(address, ownOrigin) : null;
}
