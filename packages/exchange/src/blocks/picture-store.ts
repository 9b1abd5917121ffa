import type { Losses, Picture } from '../manuscript.ts';

const pictureData = /^data:(image\/(?:png|jpeg|gif|webp))(?:;[^,;]*)*;base64,/i;

/** Stores pictures embedded in a file; linked pictures are counted as losses. */
export class PictureStore {
  readonly pictures = new Map<string, Picture>();
  readonly #losses: Losses;

  constructor(losses: Losses) {
    this.#losses = losses;
  }

  /** Stores a picture and returns its `src`; null, and a loss, if it cannot be stored. */
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

/** The address of a picture embedded in a file. */
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
