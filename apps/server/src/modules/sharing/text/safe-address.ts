import { imagePath } from '@inkstone/contracts/documents';
import { isUuid } from '@inkstone/kernel';

const linkProtocols = new Set(['http:', 'https:', 'mailto:', 'tel:']);
const rasterData = /^data:image\/(?:png|jpeg|gif|webp|avif);base64,[a-z0-9+/]+=*$/i;
const longestData = 100_000;
const nowhere = 'https://nowhere.invalid';

/** An address that a visitor may be led to; undefined for everything that could run or read something. */
export function safeLink(address: unknown): string | undefined {
  if (typeof address !== 'string' || !URL.canParse(address)) return undefined;
  return linkProtocols.has(new URL(address).protocol) ? address : undefined;
}

/** A picture in a text: one that the owner stored, or one that is in the text itself. */
export type SafeImage = { readonly stored: string } | { readonly data: string };

/** Reads the address of a picture; null for anything else, such as other sites' pictures and addresses of ours. */
export function safeImage(address: unknown): SafeImage | null {
  if (typeof address !== 'string') return null;
  if (rasterData.test(address)) return address.length <= longestData ? { data: address } : null;
  if (!address.startsWith('/') || !URL.canParse(address, nowhere)) return null;
  const { origin, pathname, searchParams } = new URL(address, nowhere);
  const id = searchParams.get('id') ?? '';
  return origin === nowhere && pathname === imagePath && isUuid(id) ? { stored: id } : null;
}
