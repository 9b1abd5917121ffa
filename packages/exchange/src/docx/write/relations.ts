import type { Picture } from '../../manuscript.ts';
import { xmlValue } from './xml-text.ts';

const office = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';
/** Parts that Word has added since the standard. */
const added: Readonly<Record<string, string>> = {
  commentsExtended: 'http://schemas.microsoft.com/office/2011/relationships',
};

/** File endings by what a picture is. */
export const pictureEndings: Readonly<Record<string, string>> = {
  'image/png': 'png',
  'image/jpeg': 'jpeg',
  'image/gif': 'gif',
  'image/webp': 'webp',
};

/** What the text refers to: parts beside it, links, pictures. */
export class RelationTable {
  readonly #entries: string[] = [];
  readonly #links = new Map<string, string>();
  readonly #pictures = new Map<string, string>();
  readonly #media = new Map<string, Uint8Array>();

  /** Names a part; returns the id of the relation. */
  add(type: string, target: string, mode = ''): string {
    const id = `rId${this.#entries.length + 1}`;
    this.#entries.push(
      `<Relationship Id="${id}" Type="${added[type] ?? office}/${type}" Target="${xmlValue(target)}"${mode}/>`,
    );
    return id;
  }

  /** The relation of an address outside. */
  link(address: string): string {
    const id = this.#links.get(address) ?? this.add('hyperlink', address, ' TargetMode="External"');
    this.#links.set(address, id);
    return id;
  }

  /** The relation of a picture, whose bytes become a part; the same picture is kept once. */
  picture(src: string, { bytes, mediaType }: Picture): string {
    const known = this.#pictures.get(src);
    if (known !== undefined) return known;
    const path = `media/image${this.#media.size + 1}.${pictureEndings[mediaType] ?? 'bin'}`;
    this.#media.set(`word/${path}`, bytes);
    const id = this.add('image', path);
    this.#pictures.set(src, id);
    return id;
  }

  /** Parts of pictures by path. */
  get media(): ReadonlyMap<string, Uint8Array> {
    return this.#media;
  }

  /** The part that lists them all. */
  write(): string {
    return `<Relationships xmlns="http://schemas.openxmlformats.org/package/2006/relationships">${this.#entries.join('')}</Relationships>`;
  }
}
