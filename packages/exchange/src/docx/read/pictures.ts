import type { Losses, Picture } from '../../manuscript.ts';
import type { DocxParts } from '../../word-file/index.ts';
import type { Relation } from './relations.ts';

/** Pictures of a document, by their placeholder address in the body. */
export interface PictureStore {
  /** Stores the picture of a relationship and returns its address; null if it is missing or browsers cannot show it. */
  take(relation: Relation | undefined): string | null;
  readonly pictures: ReadonlyMap<string, Picture>;
}

/** Extracts pictures from the parts of a docx, each once. */
export function createPictureStore(parts: DocxParts, losses: Losses): PictureStore {
  const pictures = new Map<string, Picture>();
  const addresses = new Map<string, string>();
  return {
    pictures,
    take(relation) {
      const known = addresses.get(relation?.target ?? '');
      if (known !== undefined) return known;
      const bytes = relation && !relation.isExternal ? parts.get(relation.target) : undefined;
      const mediaType = bytes && sniffPicture(bytes);
      if (!relation || !bytes || !mediaType) {
        losses.add('pictures');
        return null;
      }
      const address = `picture:${pictures.size + 1}`;
      pictures.set(address, { bytes, mediaType });
      addresses.set(relation.target, address);
      return address;
    },
  };
}

/** Media type by magic bytes; null for formats that not all browsers support. */
export function sniffPicture(bytes: Uint8Array): string | null {
  const begins = (text: string, at = 0) =>
    Array.from(text).every((sign, i) => bytes[at + i] === sign.charCodeAt(0));
  if (begins('\u0089PNG\r\n\u001a\n')) return 'image/png';
  if (begins('\u00ff\u00d8\u00ff')) return 'image/jpeg';
  if (begins('GIF87a') || begins('GIF89a')) return 'image/gif';
  if (begins('RIFF') && begins('WEBP', 8)) return 'image/webp';
  return null;
}
