import { bodyLimits } from '@inkstone/contracts/body';

const linkProtocols = new Set(['http:', 'https:', 'mailto:', 'tel:']);
const safeImageData = /^data:image\/(?:png|jpeg|gif|webp|avif);base64,[a-z0-9+/]+=*$/i;

/** Maximum length of a `data:` picture in a document, in characters; larger pictures are uploaded. */
export const maxImageDataLength = bodyLimits.imageData;

/** Whether a link address is allowed: web, mail and telephone addresses, and paths on this site. */
export function isSafeLink(address: string): boolean {
  const url = parseUrl(address);
  return url !== null && linkProtocols.has(url.protocol);
}

/**
 * Whether a picture address is allowed: a path on this server or small raster data. Pictures from other sites would disclose to
 * those sites who reads the document, and SVG can contain scripts.
 */
export function isSafeImage(address: string): boolean {
  if (address.startsWith('data:')) {
    return address.length <= maxImageDataLength && safeImageData.test(address);
  }
  return address.startsWith('/') && parseUrl(address)?.origin === ownOrigin;
}

const ownOrigin = 'https://own.invalid';

// Parses a URL as browsers do: they remove tabs, line ends and leading control characters before the protocol.
function parseUrl(address: string): URL | null {
  return URL.canParse(address, ownOrigin) ? new URL(address, ownOrigin) : null;
}
