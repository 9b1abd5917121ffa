import type { Picture } from '../../manuscript.ts';
import { xmlValue } from './xml-text.ts';

const office = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';
/** Part types that Word introduced after the standard. */
const added: Readonly<Record<string, string>> = {
  commentsExtended: 'http://schemas.microsoft.com/office/2011/relationships',
};

/** File extensions by picture type. */
export const pictureEndings: Readonly<Record<string, string>> = {
  'image/png': 'png',
  'image/jpeg': 'jpeg',
  'image/gif': 'gif',
  'image/webp': 'webp',
};

/** Relationships of the main text: other parts, links, pictures. */
export class RelationTable {
  readonly #entries: string[] = [];
  readonly #links = new Map<string, string>();
  readonly #pictures = new Map<string, string>();
  readonly #media = new Map<string, Uint8Array>();

  /** Adds a part; returns the relationship id. */
  add(type: string, target: string, mode = ''): string {
    const id = `rId${this.#entries.length + 1}`;
    this.#entries.push(
      `<Relationship Id="${id}" Type="${added[type] ?? office}/${type}" Target="${xmlValue(target)}"${mode}/>`,
    );
    return id;
  }

  /** Returns the relationship of an external address. */
  link(address: string): string {
    const id = this.#links.get(address) ?? this.add('hyperlink', address, ' TargetMode="External"');
    this.#links.set(address, id);
    return id;
  }

  /** Returns the relationship of a picture, which is stored once as a part. */
  picture(src: string, { bytes, mediaType }: Picture): string {
    const known = this.#pictures.get(src);
    if (known !== undefined) return known;
    const path = `media/image${this.#media.size + 1}.${pictureEndings[mediaType] ?? 'bin'}`;
    this.#media.set(`word/${path}`, bytes);
    const id = this.add('image', path);
    this.#pictures.set(src, id);
    return id;
  }

  /** Picture parts by path. */
  get media(): ReadonlyMap<string, Uint8Array> {
    return this.#media;
  }

  /** Writes the relationships part. */
  write(): string {
    return `<Relationships xmlns="http://schemas.openxmlformats.org/package/2006/relationships">${this.#entries.join('')}</Relationships>`;
  }
}
