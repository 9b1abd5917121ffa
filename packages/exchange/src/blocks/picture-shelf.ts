import type { Losses, Picture } from '../manuscript.ts';

const pictureData = /^data:(image\/(?:png|jpeg|gif|webp))(?:;[^,;]*)*;base64,/i;

/** Puts pictures that a file carries within itself on a shelf; those that lie elsewhere are losses. */
export class PictureShelf {
  readonly pictures = new Map<string, Picture>();
  readonly #losses: Losses;

  constructor(losses: Losses) {
    this.#losses = losses;
  }

  /** The `src` under which a picture stands on the shelf; null, and counted as lost, where it cannot. */
  take(address: string): string | null {
    const head = pictureData.exec(address.slice(0, 200));
    const bytes = head && decodeBase64(address.slice(head[0].length));
    if (!head || !bytes) {
      this.#losses.add('pictures');
      return null;
    }
    const src = `picture:${this.pictures.size + 1}`;
    this.pictures.set(src, { bytes, mediaType: (head[1] ?? '').toLowerCase() });
    return src;
  }
}

/** The address of a picture that a file carries within itself. */
export function pictureAddress({ bytes, mediaType }: Picture): string {
  let binary = '';
  for (let at = 0; at < bytes.length; at += 0x8000) {
    binary += String.fromCharCode(...bytes.subarray(at, at + 0x8000));
  }
  return `data:${mediaType};base64,${btoa(binary)}`;
}

function decodeBase64(text: string): Uint8Array | null {
  try {
    const binary = atob(text.replace(/\s+/g, ''));
    return Uint8Array.from(binary, (sign) => sign.charCodeAt(0));
  } catch {
    return null;
  }
}
