import { imagePath } from '@inkstone/contracts/documents';
import { isUuid } from '@inkstone/kernel';

const linkProtocols = new Set(['http:', 'https:', 'mailto:', 'tel:']);
const rasterData = /^data:image\/(?:png|jpeg|gif|webp|avif);base64,[a-z0-9+/]+=*$/i;
const maxDataLength = 100_000;
const nowhere = 'https://nowhere.invalid';

/** Returns a URL that is safe as a link; undefined for schemes that could run or read something. */
export function safeLink(address: unknown): string | undefined {
  if (typeof address !== 'string' || !URL.canParse(address)) return undefined;
  return linkProtocols.has(new URL(address).protocol) ? address : undefined;
}

/** A picture in a text: a stored file, or a data URL. */
export type SafeImage = { readonly stored: string } | { readonly data: string };

/** Parses a picture's URL; null for anything else, such as external pictures and other URLs of this site. */
export function safeImage(address: unknown): SafeImage | null {
  if (typeof address !== 'string') return null;
  if (rasterData.test(address)) return address.length <= maxDataLength ? { data: address } : null;
  if (!address.startsWith('/') || !URL.canParse(address, nowhere)) return null;
  const { origin, pathname, searchParams } = new URL(address, nowhere);
  const id = searchParams.get('id') ?? '';
  return origin === nowhere && pathname === imagePath && isUuid(id) ? { stored: id } : null;
}
